/**
 * Opens what a service answered, whichever of the two envelopes it came in, and reads it. Only what is said to have failed has failed;
 * what cannot be read as what was asked for is garbled, whatever its status said.
 */
import { isRecord } from '@domain/guards'
import { type Result, failure, success } from './errors'
import { flag, maybeText, number, type Fields } from '@/request/value'

/** Undefined where nothing is said of it. */
function hasFailed({ isSuccess, succeed, status }: Fields): boolean | undefined {
  const told = flag(isSuccess)
  if (told !== undefined) return !told
  const code = number(status)
  if (code) return true
  return flag(succeed) === false || (code === undefined && succeed === undefined ? undefined : false)
}

export function openReply<T>(reply: Result<unknown>, read: (answer: unknown) => T | undefined): Result<T> {
  if (!reply.ok) return reply
  if (!isRecord(reply.data)) return failure({ id: 'garbled' })
  const { result, data, resultMsg, errMsg } = reply.data
  const message = maybeText(resultMsg) ?? maybeText(errMsg)
  const answer = result ?? data
  const isRefused = hasFailed(reply.data) ?? (message !== undefined && (answer === undefined || answer === null))
  if (isRefused) return failure({ id: 'rejected', message })
  const found = read(answer)
  return found === undefined ? failure({ id: 'garbled' }) : success(found)
}
