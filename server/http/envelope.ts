/** The two forms in which services wrap answers: one for judgement services, one for all other services. */
import { DataEnvelope, JudgementEnvelope } from '@contract/envelope'
import type { LibraryContract } from '@contract/library'
import type { TSchema } from '@sinclair/typebox'

export const dataEnvelope = <T>(value: T) => ({ isSuccess: true, data: value })
export const dataResponseSchema = <T extends TSchema>(schema: T) => ({ response: { 200: DataEnvelope(schema) } })

export const resultEnvelope = <T>(value: T) => ({ status: 0, succeed: true, result: value })
export const resultResponseSchema = <T extends TSchema>(schema: T) => ({ response: { 200: JudgementEnvelope(schema) } })

/** Describes a response that is a file, without an envelope. */
export const fileResponseSchema = (type: string): { response: object } => ({
  response: { 200: { content: { [type]: { schema: { type: 'string', format: 'binary' } } } } },
})

interface Envelope {
  wrap(value: unknown): object
  response(schema: TSchema): { response: { 200: TSchema } }
}

export const envelopeOf = ({ envelope }: LibraryContract): Envelope =>
  envelope === 'judgement'
    ? { wrap: resultEnvelope, response: resultResponseSchema }
    : { wrap: dataEnvelope, response: dataResponseSchema }
