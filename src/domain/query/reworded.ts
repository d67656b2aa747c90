/** The searches that ask in other words what found nothing: by a word that means the same, or within the cause that was named. */
import { wordAs } from './chips'
import type { Condition } from './condition'
import { knowsExclusion, readExclusion } from './keywords'
import { saidOf } from './labels'
import { synonymsOf } from './synonyms'

export interface Reworded {
  kind: 'instead' | 'cause'
  /** What was asked before. */
  word: string
  /** What is asked in its place. */
  text: string
  rest: Condition[]
}

export const CAUSE = '案由'

const isOfText = ({ name }: Condition) => knowsExclusion(name)

/** One word, wanted, and by itself. */
const isPlainWord = (one: Condition) => isOfText(one) && !one.mode && !readExclusion(one.value.trim()).exclude

export function inOtherWords(conditions: Condition[]): Reworded[] {
  return conditions.filter(isPlainWord).flatMap(one => {
    const word = one.value.trim()
    return synonymsOf(word).map((text): Reworded => {
      const instead: Condition = { ...wordAs(one.name, text), ...(one.any ? { any: true } : {}) }
      return { kind: 'instead', word, text, rest: conditions.map(other => (other === one ? instead : other)) }
    })
  })
}

/** Without any words: the cause that is among the conditions, or else each word for one, since people type causes too. */
export function inSameCause(conditions: Condition[]): Reworded[] {
  if (!conditions.some(isOfText)) return []
  const others = conditions.filter(one => !isOfText(one))
  const known = others.find(({ name }) => name === CAUSE)
  if (known) return [{ kind: 'cause', word: '', text: saidOf(known).text, rest: others }]
  return conditions.filter(isPlainWord).map((one): Reworded => {
    const text = one.value.trim()
    return { kind: 'cause', word: text, text, rest: [...others, wordAs(CAUSE, text)] }
  })
}
