/** Sharing one document or picture by a key. */
import type { ShareMethod, ShareRequest, SharedData } from '@contract/share'
import type { AbortSignalLike } from '@/platform/transport/port'
import { openJudgement } from './envelope'
import { type Result, failure, success } from './errors'
import { send } from './http'

const BASE = '/judgement-search/api/v1/share'

export const generateSecretKey = async (body: ShareRequest) =>
  openJudgement<string>(await send({ method: 'POST', path: `${BASE}/generateShareSecretKey`, body }))

/** The key that was asked for last, with what it opens: whoever checks a key need not be followed by another question for the same. */
let checked: { secretKey: string; method: ShareMethod; shared: SharedData } | undefined

async function ask(secretKey: string, method: ShareMethod, signal?: AbortSignalLike) {
  const reply = await send({ path: `${BASE}/getShareDataBySecretKey`, query: { secretKey, method }, signal })
  return openJudgement<SharedData>(reply)
}

/** Is a key good, and for what? What it opens is kept for the screen behind the door, which asks next. */
export async function checkShared(secretKey: string, method: ShareMethod): Promise<Result<SharedData>> {
  const answer = await ask(secretKey, method)
  checked = answer.ok ? { secretKey, method, shared: answer.data } : undefined
  return answer
}

/** Handed over once: another try asks anew. */
function takeChecked(secretKey: string, method: ShareMethod): Result<SharedData> | undefined {
  const found = checked
  checked = undefined
  return found?.secretKey === secretKey && found.method === method ? success(found.shared) : undefined
}

/** What a key opens, and what it was made for. */
export const fetchShared = async (secretKey: string, method: ShareMethod, signal?: AbortSignalLike) =>
  takeChecked(secretKey, method) ?? ask(secretKey, method, signal)

/** The document that a key opens, as its own service would tell it. */
export async function fetchSharedDetail<T>(
  secretKey: string,
  method: ShareMethod,
  signal?: AbortSignalLike,
): Promise<Result<T>> {
  const shared = await fetchShared(secretKey, method, signal)
  if (!shared.ok) return shared
  return shared.data.data === undefined ? failure({ id: 'garbled' }) : success(shared.data.data as T)
}
