/** Finds decisions of tax authorities by their number: 某税稽处〔2023〕1号. */
import type { CheckedCitation } from '@contract/citation-check'
import { plainNumber } from '@domain/citation/document-number'
import type { Engine } from '../engine/port'
import type { PenaltyRecord } from '../libraries/fiscal/penalty'
import { searchByNumber } from './numbered'

/** Returns the decision with the number. Other words may precede the number in the text: 税务局稽查局某税稽处〔2023〕1号. */
export async function penaltyByNumber(engine: Engine, number: string): Promise<CheckedCitation | undefined> {
  const plain = plainNumber(number)
  const tail = plain.slice(plain.indexOf('（'))
  if (!tail.startsWith('（')) return undefined
  const numbered = (await searchByNumber(engine, 'penalty', 'caseNumber', tail)).map(({ id, title, payload }) => ({
    ...{ id, title },
    number: (payload as PenaltyRecord).caseNumber ?? '',
  }))
  const decision =
    numbered.find(one => plainNumber(one.number) === plain) ??
    numbered.find(one => !one.number.startsWith('（') && plain.endsWith(plainNumber(one.number)))
  return decision?.number ? { state: 'found', library: 'penalty', ...decision } : undefined
}
