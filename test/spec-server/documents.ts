/** The documents of one library, and searches over them. */
import { matches, readQuery } from './query'

export interface Doc {
  id: string
  title: string
  /** The text, with one paragraph on each line. */
  text: string
  /** The day, as 2024-03-05. */
  date: string
  /** The values by the name of their dimension. */
  facets: Record<string, string>
}

const PAGE = 10

export function searchDocuments<D extends Doc>(docs: D[], query: URLSearchParams) {
  const hits = docs.filter(doc => matches(doc, readQuery(query.get('query'))))
  const order = query.get('order') ?? ''
  if (order && order !== 'relevance') hits.sort((a, b) => b.date.localeCompare(a.date))
  const size = Number(query.get('pageSize')) || PAGE
  const from = ((Number(query.get('pageIndex')) || 1) - 1) * size
  return { hits, page: hits.slice(from, from + size), totalCount: hits.length }
}

const words = (query: URLSearchParams) =>
  readQuery(query.get('query')).flatMap(condition => condition.words.filter(word => !word.startsWith('-')))

export const marked = (text: string, query: URLSearchParams) =>
  words(query).reduce((done, word) => done.split(word).join(`<em>${word}</em>`), text)

/** Returns the first line that contains the searched words. */
export function snippet({ text }: Doc, query: URLSearchParams) {
  const lines = text.split('\n')
  return marked(lines.find(line => words(query).some(word => line.includes(word))) ?? lines[0] ?? '', query)
}

/** Counts the hits for each value of a dimension. */
export function counted(hits: Doc[], dimension: string) {
  const counts = new Map<string, number>()
  for (const { facets } of hits) {
    const value = facets[dimension]
    if (value) counts.set(value, (counts.get(value) ?? 0) + 1)
  }
  return [...counts].map(([value, count]) => ({ name: value, value, count })).sort((a, b) => b.count - a.count)
}

/** Returns suggestions: the names that contain the keyword. */
export const suggested = (pre: string, names: string[], keyword: string) => {
  const value = [...new Set(names)].filter(name => keyword && name.includes(keyword)).slice(0, 10)
  return value.length ? [{ pre, value }] : []
}

export const byId = <D extends Doc>(docs: D[], id: string | undefined) => docs.find(doc => doc.id === id)

/** Returns a text in labelled sections, one for each line. */
export const paragraphs = (text: string) =>
  text.split('\n').map((line, at) => ({ lableName: at === 0 ? '首部' : '正文', subParagraphs: [{ text: line }] }))

/** Makes `count` documents. `make` gets the number of each. */
export const many = <D>(count: number, make: (at: number) => D) => Array.from({ length: count }, (_, at) => make(at))
export const pick = <T>(from: readonly T[], at: number) => from[at % from.length] as T
export const day = (at: number) => `20${pick(['19', '20', '21', '22', '23'], at)}-0${1 + (at % 9)}-1${at % 10}`
