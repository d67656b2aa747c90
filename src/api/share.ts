/** Sharing one document or picture by a key. */
import type { ShareMethod, ShareRequest, SharedData } from '@contract/share'
import { openJudgement } from './envelope'
import { send } from './http'

const BASE = '/judgement-search/api/v1/share'

export const generateSecretKey = async (body: ShareRequest) =>
  openJudgement<string>(await send({ method: 'POST', path: `${BASE}/generateShareSecretKey`, body }))

export const fetchShared = async (secretKey: string, method: ShareMethod, fields?: string) =>
  openJudgement<SharedData>(
    await send({ path: `${BASE}/getShareDataBySecretKey`, query: { secretKey, method, fields } }),
  )
