/** Cases as many as wanted, the same in every run, one after the other: nobody holds them all. */
import type { CollectionSpec, EngineDocument } from '../../../server/engine/port'
import { documents, PARAGRAPHS, type Paragraphs, SPEC } from '../engine/corpus'

/** With the parties as values too: hardly anyone stands in two cases, so a chart of them has as many values as there are cases. */
export const CASES: CollectionSpec = { ...SPEC, values: [...SPEC.values, '当事人'] }

/** As long as a published judgment is on average (2,179 characters in 1,494 whole ones), or short, so that more fit. */
export const LENGTHS = {
  full: { ...PARAGRAPHS, '': 4, 事实: 6, 本院认为: 6 },
  short: { ...PARAGRAPHS, '': 0, 事实: 1, 本院认为: 1, 裁判结果: 0 },
} satisfies Record<string, Paragraphs>
export type Length = keyof typeof LENGTHS

function withParties(document: EngineDocument, n: number): EngineDocument {
  const { 当事人: parties = [], ...names } = document.names
  const own = n % 3 ? parties.map(name => `${name}之${n}`) : parties
  return { ...document, names: { ...names, 当事人: own }, values: { ...document.values, 当事人: [...new Set(own)] } }
}

export function* cases(count: number, length: Length): Generator<EngineDocument> {
  let n = 0
  for (const document of documents(count, LENGTHS[length])) yield withParties(document, n++)
}

export const textOf = ({ title, blocks }: EngineDocument) => [title, ...blocks.map(({ text }) => text)].join('\n')
