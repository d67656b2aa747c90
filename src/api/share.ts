/** Sharing one document or picture by a key. */
import { SHARE_PATHS } from '@contract/paths'
import type { ShareMethod, ShareRequest } from '@contract/share'
import type { AbortSignalLike } from '@/platform/transport/port'
import { openReply } from '@/request/envelope'
import { type Result, success } from '@/request/errors'
import { send } from '@/request/http'
import { type Shared, readShared } from './readers/share'
import { maybeText } from '@/request/value'

export const generateSecretKey = async (body: ShareRequest) =>
  openReply(await send({ method: 'POST', path: SHARE_PATHS.key, body }), maybeText)

/** The key that was asked for last, with what it opens: whoever checks a key need not be followed by another question for the same. */
let checked: { secretKey: string; method: ShareMethod; shared: Shared } | undefined

async function ask(secretKey: string, method: ShareMethod, signal?: AbortSignalLike) {
  const reply = await send({ path: SHARE_PATHS.data, query: { secretKey, method }, signal })
  return openReply(reply, readShared(method))
}

/** Is a key good, and for what? What it opens is kept for the screen that it opens, which asks next. */
export async function checkShared(secretKey: string, method: ShareMethod): Promise<Result<Shared>> {
  const answer = await ask(secretKey, method)
  checked = answer.ok ? { secretKey, method, shared: answer.data } : undefined
  return answer
}

/** Handed over once: another try asks anew. */
function takeChecked(secretKey: string, method: ShareMethod): Result<Shared> | undefined {
  const found = checked
  checked = undefined
  return found?.secretKey === secretKey && found.method === method ? success(found.shared) : undefined
}

/** What a key opens, and what it was made for. */
export const fetchShared = async (secretKey: string, method: ShareMethod, signal?: AbortSignalLike) =>
  takeChecked(secretKey, method) ?? ask(secretKey, method, signal)
