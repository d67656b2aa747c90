/** The complete sample in memory, and counts for its tests. */
import type { Corpus } from '../../../../server/libraries/all'

export const AS_OF = '2026-10-31'

export type All = { [L in keyof Corpus]: Array<Corpus[L] extends Iterable<infer R> ? R : never> }

export const collect = (corpus: Corpus) =>
  Object.fromEntries(
    Object.entries(corpus).map(([name, records]) => [name, [...(records as Iterable<unknown>)]]),
  ) as All

export function countBy<T>(records: T[], key: (record: T) => string | number | undefined) {
  const counts = new Map<string, number>()
  for (const record of records) counts.set(String(key(record)), (counts.get(String(key(record))) ?? 0) + 1)
  return counts
}

export const textOf = (record: { paragraphs: Array<{ text: string }> }) =>
  record.paragraphs.map(({ text }) => text).join('\n')

export const lengthOf = (title: string) => [...title].length
