/** Sharing one document or picture by a key. */
import type { ShareMethod, ShareRequest, SharedData } from '@contract/share'
import type { AbortSignalLike } from '@/platform/transport/port'
import { openJudgement } from './envelope'
import { type Result, failure, success } from './errors'
import { send } from './http'

const BASE = '/judgement-search/api/v1/share'

export const generateSecretKey = async (body: ShareRequest) =>
  openJudgement<string>(await send({ method: 'POST', path: `${BASE}/generateShareSecretKey`, body }))

export const fetchShared = async (secretKey: string, method: ShareMethod, fields?: string) =>
  openJudgement<SharedData>(
    await send({ path: `${BASE}/getShareDataBySecretKey`, query: { secretKey, method, fields } }),
  )

/** The document that a key opens, as its own service would tell it. */
export async function fetchSharedDetail<T>(
  secretKey: string,
  method: ShareMethod,
  signal?: AbortSignalLike,
): Promise<Result<T>> {
  const reply = await send({ path: `${BASE}/getShareDataBySecretKey`, query: { secretKey, method }, signal })
  const shared = openJudgement<SharedData>(reply)
  if (!shared.ok) return shared
  return shared.data.data === undefined ? failure({ id: 'garbled' }) : success(shared.data.data as T)
}
