import { CHINESE_KIN_WORD, ENGLISH_KIN_WORD } from '../people/kin.ts'

const CODE = /\w\(\)|=>|[{}]|\b[a-z]{2,}[A-Z][a-z]|<\/?\w+>|\w_\w|\s--\w/u
/** Words of programs and machines, one of which is enough. */
const CLEAR = new RegExp(
  '\\b(?:apis?|dockers?|git|npm|yarn|python|java(?:script)?|typescript|react|vue|sql|postgres\\w*|mysql|' +
    'redis|regex|linux|kubernetes|k8s|nginx|json|css|html|websockets?|localhost|compilers?|linter|' +
    'endpoints?|backend|frontend|runtime|middleware|async|nullable|null|undefined|stack ?trace|exit code|' +
    'cron|servers?(?! room)|repo|databases?|webpack|goroutines?|ssh|dns|https?)\\b|' +
    '接口|数据库|线程|缓存|变量|函数|报错|编译|服务器|代码|前端|后端|组件|脚本|集群|端口|进程|日志|内存|索引',
  'iu',
)
/** Words that mean something else too: two of them. */
const DOUBTFUL =
  /\b(?:arrays?|strings?|functions?|methods?|classes|components?|ports?|branch(?:es)?|commits?|threads?|cache|builds?|tests?|queries|query|tables?|scripts?|packages?|modules?|keys?|requests?|returns?|renders?|throws|crashes|parses?|compiles?|imports?|deploys?|migrations?|searche?s?|sorted|scope|indexe?s?|memory|app|types?)\b/giu
/** Somebody, or a day: a life after all. */
const LIVED = new RegExp(
  `\\b(?:i|i'\\w+|we|we'\\w+|me|us|he|she|${ENGLISH_KIN_WORD}|yesterday|today|tonight|last \\w+|\\w+day)\\b|` +
    `我|咱|[他她]|${CHINESE_KIN_WORD}|^(?:今天|昨天|昨晚|前天|上周|上个?月|周[一二三四五六日末])`,
  'iu',
)

/** Work, learning, a pet: somebody's, whatever it is of. */
const OWN =
  /\b(?:developer|engineer|programmer|admin|course|exam|degree|certificate|interview|job|conference|prize|(?:ball|pet) python)s?\b|工程师|程序员|课|考试|面试|培训|考过|上班|实习|^[小老阿](?!程序|组件|版本|代码|数据|服务|项目|接口|系统)\p{Script=Han}(?:在|是|会|学|做|写|用|去|负责)/iu
/** "Tom works on the backend": a name that is no program's. */
const SOMEBODY =
  /^([A-Z][a-z]+) (?:works (?:as|at|for|in|on)|studies|teaches|learn(?:s|ed)|got|joined|left|built|writes) /u

const isOfSomebody = (words: string): boolean => {
  const name = SOMEBODY.exec(words)?.[1]
  return name !== undefined && !CLEAR.test(name)
}

/** "redis keeps its keys in memory", "my array is sorted": how a program works is nobody's life. */
export const isTechnical = (words: string): boolean =>
  !LIVED.test(words) &&
  !OWN.test(words) &&
  !isOfSomebody(words) &&
  (CODE.test(words) || CLEAR.test(words) || (words.match(DOUBTFUL)?.length ?? 0) >= 2)
