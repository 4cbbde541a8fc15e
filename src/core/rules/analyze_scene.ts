import type { SceneAnalysis, SceneToAnalyze } from '../../../prompts/analyze_scene.ts'
import { normalise } from '../text/normalise.ts'
import { tokenize } from '../text/tokens.ts'

const MAX_QUERIES = 5
/** Words that say what a scene does in the plot, not what is in it: they find every passage and none. */
const PLOT_WORDS = new RegExp(
  '推动(剧情|情节)|揭示|展现|展示|表现|交代|铺垫|呼应|承接|引出|冲突升级|' +
    String.raw`为(后续|下文|后文)(做|作)?铺垫|\b(?:introduce|reveal|` +
    String.raw`establish|develop|foreshadow|escalate|advance the plot|show how|show that)\w*`,
  'giu',
)

const trimmed = (text: string): string => text.replace(PLOT_WORDS, ' ').replace(/\s+/gu, ' ').trim()

/** Cast members that a text names, by name or alias; the name as the cast writes it. */
function named(text: string, cast: SceneToAnalyze['characters']): string[] {
  const norm = ` ${normalise(text)} `
  const says = (name: string) => {
    const wanted = normalise(name)
    return /^[\p{Script=Latin}\d .'-]+$/u.test(wanted)
      ? wordIn(norm, wanted)
      : wanted.length > 1 && norm.includes(wanted)
  }
  return cast.filter(({ name, aliases }) => [name, ...(aliases ?? [])].some(says)).map(({ name }) => name)
}

const wordIn = (text: string, word: string): boolean =>
  new RegExp(
    `(?<![\\p{L}\\p{N}])${word.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&')}(?![\\p{L}\\p{N}])`,
    'u',
  ).test(text)

const distinct = (texts: readonly string[]): string[] => {
  const seen = new Set<string>()
  return texts.filter((text) => {
    const norm = normalise(text)
    if (norm === '' || seen.has(norm)) return false
    seen.add(norm)
    return true
  })
}

/** Joins the shortest neighbours until there are at most so many texts. */
function joined(texts: readonly string[], most: number): string[] {
  const parts = [...texts]
  while (parts.length > most) {
    const sizes = parts.slice(1).map((part, index) => part.length + parts[index]!.length)
    const place = sizes.indexOf(Math.min(...sizes))
    parts.splice(place, 2, `${parts[place]} ${parts[place + 1]}`)
  }
  return parts
}

/**
 * A scene's analysis by rules: whoever the plan names and wherever it is, its key actions as events; queries
 * are the purpose with the place, the key actions, and the people together. Chinese and English.
 */
export function analyzeSceneByRules({ scene_plan, characters, notes }: SceneToAnalyze): SceneAnalysis {
  const { location, purpose, key_actions } = scene_plan
  const everything = [purpose, ...key_actions, notes ?? ''].join('\n')
  const people = distinct([...scene_plan.characters, ...named(everything, characters)])
  const entities = distinct([...people, ...(location ? [location] : [])])
  const actions = distinct(key_actions.map(trimmed)).filter((action) => tokenize(action).length > 0)
  const about = distinct([trimmed([purpose, location ?? ''].join(' '))])
  const together = [...people, location ?? ''].join(' ').trim()
  const queries = distinct([...about, ...joined(actions, MAX_QUERIES - 1 - about.length), together])
  return {
    entities,
    events: distinct(key_actions),
    queries: atLeastTwo(queries.slice(0, MAX_QUERIES), purpose),
  }
}

/** A bare plan still gets two searches: as it is, and its words alone. */
function atLeastTwo(queries: readonly string[], purpose: string): string[] {
  if (queries.length > 1) return [...queries]
  const words = tokenize(purpose).join(' ')
  return distinct([...queries, purpose, words, `${purpose} ${purpose}`]).slice(0, 2)
}
