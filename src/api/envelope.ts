/** Opens the two envelopes. A reply that is neither, or holds what no screen can draw, is garbled, whatever its status said. */
import type { DataReply, JudgementReply } from '@contract/envelope'
import { type Result, failure, success } from './errors'
import { type Shape, isThere } from './shape'

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const fitting = <T>(answer: T, fits: Shape): Result<T> => (fits(answer) ? success(answer) : failure({ id: 'garbled' }))

export function openJudgement<T>(reply: Result<unknown>, fits: Shape = isThere): Result<T> {
  if (!reply.ok) return reply
  const envelope = reply.data as JudgementReply<T>
  if (!isObject(reply.data) || typeof envelope.status !== 'number') return failure({ id: 'garbled' })
  const good = envelope.status === 0 && envelope.succeed !== false && envelope.result !== undefined
  return good ? fitting(envelope.result as T, fits) : failure({ id: 'rejected', message: envelope.resultMsg })
}

export function openData<T>(reply: Result<unknown>, fits: Shape = isThere): Result<T> {
  if (!reply.ok) return reply
  const envelope = reply.data as DataReply<T>
  if (!isObject(reply.data) || typeof envelope.isSuccess !== 'boolean') return failure({ id: 'garbled' })
  const good = envelope.isSuccess && envelope.data !== undefined
  return good
    ? fitting(envelope.data as T, fits)
    : failure({ id: 'rejected', message: envelope.resultMsg ?? envelope.errMsg })
}
