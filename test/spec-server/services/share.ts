/**
 * The services of `/judgement-search/api/v1/share`. They create a key for a request. Opening the key returns
 * the request, or the document itself.
 */
import { randomBytes } from 'node:crypto'
import { LAWS } from '../data/laws'
import { failed, result } from '../envelope'
import type { Routes } from '../http'
import { lawDetail } from './laws'

const BASE = '/judgement-search/api/v1/share'

interface Shared {
  method: string
  params: Record<string, unknown>
}

export function shareRoutes(): Routes {
  const keys = new Map<string, Shared>()
  return {
    [`POST ${BASE}/generateShareSecretKey`]: ({ body }) => {
      const [shared] = Array.isArray(body) ? (body as Shared[]) : []
      if (!shared?.method || !shared.params) return failed('分享失败')
      const key = randomBytes(16).toString('hex')
      keys.set(key, shared)
      return result(key)
    },
    [`GET ${BASE}/getShareDataBySecretKey`]: ({ query }) => {
      const shared = keys.get(query.get('secretKey') ?? '')
      if (!shared || shared.method !== query.get('method')) return failed('分享已失效')
      const { method, params } = shared
      // Laws are returned by their own interface. For anything else only the request is returned.
      const requestText = JSON.stringify(params)
      const namedLaw = LAWS.find(({ id }) => new RegExp(`\\b${id}\\b`).test(requestText))
      const law = method === 'lawregu_details_interface' ? namedLaw : undefined
      return result(law ? lawDetail(law) : { method, params: { query: params.query ?? '' } })
    },
  }
}
