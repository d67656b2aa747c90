/** Generates any number of cases, one at a time to save memory. They are the same in every run. */
import type { CollectionSpec, EngineDocument } from '../../../server/engine/port'
import { documents, PARAGRAPHS, type Paragraphs, SPEC } from '../engine/corpus'

/**
 * Parties are values too. Hardly any party occurs twice, so the chart of parties has about as many values as
 * there are cases.
 */
export const CASE_SPEC: CollectionSpec = { ...SPEC, values: [...SPEC.values, '当事人'] }

/**
 * The lengths of generated cases: `full` is the average length of published judgments (2,179 characters in
 * 1,494 complete ones). `short` lets more cases fit on the disk.
 */
export const LENGTHS = {
  full: { ...PARAGRAPHS, '': 4, 事实: 6, 本院认为: 6 },
  short: { ...PARAGRAPHS, '': 0, 事实: 1, 本院认为: 1, 裁判结果: 0 },
} satisfies Record<string, Paragraphs>
export type Length = keyof typeof LENGTHS

function withParties(document: EngineDocument, n: number): EngineDocument {
  const { 当事人: parties = [], ...names } = document.names
  const uniqueParties = n % 3 ? parties.map(name => `${name}之${n}`) : parties
  return {
    ...document,
    names: { ...names, 当事人: uniqueParties },
    values: { ...document.values, 当事人: [...new Set(uniqueParties)] },
  }
}

export function* cases(count: number, length: Length): Generator<EngineDocument> {
  let n = 0
  for (const document of documents(count, LENGTHS[length])) yield withParties(document, n++)
}

export const textOf = ({ title, blocks }: EngineDocument) => [title, ...blocks.map(({ text }) => text)].join('\n')
