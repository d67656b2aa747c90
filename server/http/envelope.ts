/** How the services wrap what they answer: the judgements' own way, and that of all others. */
import { DataEnvelope, JudgementEnvelope } from '@contract/envelope'
import type { LibraryContract } from '@contract/library'
import type { TSchema } from '@sinclair/typebox'

export const data = <T>(value: T) => ({ isSuccess: true, data: value })
export const answers = <T extends TSchema>(schema: T) => ({ response: { 200: DataEnvelope(schema) } })

export const result = <T>(value: T) => ({ status: 0, succeed: true, result: value })
export const resultOf = <T extends TSchema>(schema: T) => ({ response: { 200: JudgementEnvelope(schema) } })

/** What is answered as a file, bare. */
export const fileOf = (type: string): { response: object } => ({
  response: { 200: { content: { [type]: { schema: { type: 'string', format: 'binary' } } } } },
})

export interface Envelope {
  wrap(value: unknown): object
  answers(schema: TSchema): { response: { 200: TSchema } }
}

export const envelopeOf = ({ envelope }: LibraryContract): Envelope =>
  envelope === 'judgement' ? { wrap: result, answers: resultOf } : { wrap: data, answers }
