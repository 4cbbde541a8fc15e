import { expect, test } from 'vitest'
import { readSentences } from '../../../../src/core/rules/reading.ts'

const ENGLISH = `
My locker code is 4417.
The alarm code is 8830.
The spare key hangs behind the kitchen door.
My passport expires in March 2031.
My rent is 1,240 euros a month.
The gym membership costs $39 a month.
My cat's name is Biscuit.
My desk is on the second floor.
My dad drives a truck.
I'm learning Korean.
I'm colour-blind.
I get migraines.
I earn 34k.
I get up at 5:30.
I own a 2014 Honda Civic.
I have two cats.
I prefer short answers.
I take 20 mg of lisinopril every morning.
My daughter has a peanut allergy.
We're flying to Crete on July 8.
I'm not going to the reunion.
My project is due on Friday.
Our database is Postgres 16.
My app uses PostgreSQL and Redis.
Football practice is on Thursdays.
I bought a new mattress.
My keyboard is a Keychron.
I use an inhaler.
`
const CHINESE = `
我月薪两万三。
我月薪23000。
我年薪三十万左右。
我鞋码42。
我的护照2031年到期。
我的储物柜密码是4417。
备用钥匙在蓝色花盆下面。
家里的wifi密码是heron77。
健身房的年卡是2600元。
我的房租四月要涨。
我家的门禁密码是0926。
我的牙医是欧阳医生。
我属兔。
我用Windows 11。
我会吹小号。
我五点半起床。
我春天要去日本。
我每天早上吃20毫克降压药。
我最喜欢的乐队是五月天。
我们组下个月上线新版本。
我的项目周五要交。
水管工周三十点来。
我有两只猫。
我爸是开卡车的。
我在给妹妹织毯子。
我恐高。
我腰一直不好。
我昨天差点迟到，打车去的公司。
`
const told = (list: string): string[] => list.trim().split('\n')

test.each([...told(ENGLISH), ...told(CHINESE)])('a plain fact is kept: %s', (sentence) => {
  expect(readSentences(sentence).length).toBeGreaterThan(0)
})

const TALK = `
我工资还没发。
我月薪你猜多少
My question is about the second point.
My query is slow.
I need 3 more examples.
I counted 5 mistakes in your text.
I have two versions of the text.
I'll definitely give it a go.
The answer is 42.
The error is on line 40.
我需要三个例子。
我只要两句话。
我的问题是第二点。
我的下一个问题是关于税的。
密码是什么？
我选第二个。
`
test.each(told(TALK))('talk in the same form is not: %s', (sentence) => {
  expect(readSentences(sentence)).toEqual([])
})
