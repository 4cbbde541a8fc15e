import { chineseWords } from './chinese-words.ts'
import { englishWords } from './english-words.ts'

/** Words by which a message is read as happy or sad. */
export const emotionWords = { chinese: chineseWords, english: englishWords } as const
