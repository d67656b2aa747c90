/**
 * The two envelopes of the remote services. `judgement-search` uses the first, all others the second. A failure has
 * `resultMsg` or `errMsg`, and a non-zero `status` or a false `isSuccess`.
 */
import { Type, type TSchema, type Static } from '@sinclair/typebox'

export const JudgementEnvelope = <T extends TSchema>(result: T) =>
  Type.Object({
    status: Type.Integer({ description: '0 is success' }),
    succeed: Type.Boolean(),
    result: Type.Optional(result),
    resultMsg: Type.Optional(Type.String()),
  })

export const DataEnvelope = <T extends TSchema>(data: T) =>
  Type.Object({
    isSuccess: Type.Boolean(),
    data: Type.Optional(data),
    resultMsg: Type.Optional(Type.String()),
    errMsg: Type.Optional(Type.String()),
  })

/** The body of every refused request. It has the failure fields of both envelopes. */
export const Failure = Type.Object({
  status: Type.Integer(),
  succeed: Type.Literal(false),
  isSuccess: Type.Literal(false),
  resultMsg: Type.String(),
  errMsg: Type.String(),
  /** The id of the failure. It never changes, so programs can rely on it. */
  id: Type.String(),
})
export type Failure = Static<typeof Failure>
