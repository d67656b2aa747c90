/**
 * Builds relaxed queries for a search with few or no results. Each of them omits a condition or a group of conditions.
 */
import { isSameQuery, removeGroup, type Condition } from './condition'
import { supportsExclusion, readExclusion } from './keywords'
import { labelOf, displayLabel } from './labels'

export interface RelaxedQuery {
  /** The conditions that this query omits. */
  dropped: Condition[]
  rest: Condition[]
}

/**
 * Returns at most `most` different queries. Each omits a condition and all conditions that were added together with it.
 * Queries that would have no condition left are not returned.
 */
export function relaxedQueries(conditions: Condition[], most: number): RelaxedQuery[] {
  const queries: RelaxedQuery[] = []
  for (const one of conditions) {
    const rest = removeGroup(conditions, one)
    if (!rest.length || queries.some(query => isSameQuery(query.rest, rest))) continue
    queries.push({ dropped: conditions.filter(condition => rest.indexOf(condition) < 0), rest })
  }
  return queries.slice(0, most)
}

const isExcluding = ({ name, value }: Condition) => supportsExclusion(name) && readExclusion(value.trim()).exclude

const textOf = (condition: Condition) =>
  isExcluding(condition) ? `-${labelOf(condition).text}` : displayLabel(condition).text

/**
 * Returns the name and the text of the omitted conditions. The name is empty for the dimension `typed`, to which words
 * in the search box belong.
 */
export function droppedLabel({ dropped }: RelaxedQuery, typed: string): { name: string; text: string } {
  const [first] = dropped
  const name = !first || first.name === typed ? '' : isExcluding(first) ? first.name : displayLabel(first).label
  return { name, text: dropped.map(textOf).join(' ') }
}

const LAW = /(?:法|法典|条例|规定|办法|解释|决定|细则|规则)(?:[》\d０-９第]|$)/
const ARTICLE = /^(?:[\d０-９]|第[零〇一二两三四五六七八九十百千\d０-９])/
const TYPED = ['全文', '标题']

/** Returns all typed words as one text. The text is empty if there are none. */
export const typedTextIn = (conditions: Condition[]): string =>
  conditions
    .filter(one => TYPED.indexOf(one.name) >= 0 && !isExcluding(one))
    .map(({ value }) => value.trim())
    .join(' ')

/** Returns the typed word that may name a law, with the article number after it. */
export function typedLawIn(conditions: Condition[]): string | undefined {
  const words = conditions
    .filter(one => TYPED.indexOf(one.name) >= 0 && !isExcluding(one))
    .map(({ value }) => value.trim())
  const at = words.findIndex(word => LAW.test(word))
  if (at < 0) return undefined
  const next = words[at + 1] ?? ''
  return [words[at], ...(ARTICLE.test(next) ? [next] : [])].join(' ')
}
