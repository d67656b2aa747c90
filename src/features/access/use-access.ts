import { useEffect, useState } from 'react'
import { useShallow } from 'zustand/react/shallow'
import {
  type ApiError,
  type Result,
  failure,
  isOfflineError,
  mapResult,
  errorSentence,
  success,
} from '@/request/errors'
import { type SharedContent, makeShareKey } from '@/api/share'
import { copy } from '@/copy'
import type { Params } from '@domain/format/address'
import { replace } from '@/routing/navigation'
import { host } from '@/platform/host'
import { ROUTES, type RouteName } from '@/routing/routes'
import { useSession } from '@/stores/session'
import { loadVisitor } from '@/actions/load-visitor'
import { checkShareKey } from './check-share-key'
import { type AccessDecision, accessDecision } from './guard'

type AccessView =
  | { kind: 'opening' | 'gated' | 'closed' }
  /** `opened`: the content that the link's share key opens. */
  | { kind: 'open'; opened?: SharedContent }
  | { kind: 'failed'; error: ApiError; retry: () => void }
  /**
   * The link cannot show its content. `sentence` says why: the share key does not work, or the document was deleted.
   */
  | { kind: 'keyless'; sentence: string }

async function enterWithNewKey(name: RouteName, params: Params): Promise<Result<unknown>> {
  const key = await makeShareKey(name, params)
  if (key.ok) await replace(name, { ...params, secretKey: key.data })
  return key
}

/** The content that the checked share key opens. `undefined` if no share key was checked. */
type KeyContent = SharedContent | undefined

/** Runs the step that the decision requires before the screen opens. */
async function prepareEntry(
  entry: AccessDecision,
  name: RouteName,
  params: Params,
  token = '',
): Promise<Result<KeyContent>> {
  switch (entry) {
    case 'ask':
      return mapResult(await loadVisitor(token), () => undefined)
    case 'mint':
      return mapResult(await enterWithNewKey(name, params), () => undefined)
    case 'check':
      return checkShareKey(name, params)
    case 'denied':
      return (await replace('ccc-no-auth')) ? success(undefined) : failure({ id: 'network' })
    case 'gated':
    case 'closed':
      return success(undefined)
    case 'open':
      // Without this data the decision was already `open`, so the screen does not wait for it.
      if (token && !ROUTES[name].skipsUserInfo && !useSession.getState().visitor) void loadVisitor(token)
      return success(undefined)
  }
}

/** Messages for share keys that do not work, by error code. */
const KEY_SENTENCES: Partial<Record<string, string>> = {
  share_incomplete: copy.gate.keyIncomplete,
  share_unknown: copy.gate.keyUnknown,
  share_expired: copy.gate.keyExpired,
  share_wrong_method: copy.gate.keyOfAnother,
  share_of_another: copy.gate.keyOfAnother,
}

/**
 * Returns the message if the link cannot show its content: the share key does not work, or the document was deleted.
 * Returns `undefined` for any other error.
 */
function invalidKeySentence(error: ApiError): string | undefined {
  const { id, code = '' } = error
  return KEY_SENTENCES[code] ?? (id === 'gone' || id === 'not_found' ? errorSentence(error) : undefined)
}

export function useAccess(name: RouteName, params: Params): AccessView {
  const session = useSession(useShallow(({ token, isNew3cUser, visitor }) => ({ token, isNew3cUser, visitor })))
  const [attempt, setAttempt] = useState(0)
  const entry = accessDecision(name, params, session, host.current())
  const situation = `${entry} ${session.token ?? ''} ${attempt}`
  const [settled, setSettled] = useState<{ situation: string; result: Result<KeyContent> }>()

  useEffect(() => {
    let isCancelled = false
    void prepareEntry(entry, name, params, session.token).then(result => {
      if (!isCancelled) setSettled({ situation, result })
    })
    return () => {
      isCancelled = true
    }
  }, [situation, entry, name, params, session.token])

  if (entry === 'open') return { kind: 'open' }
  if (entry === 'gated' || entry === 'closed') return { kind: entry }
  const result = settled?.situation === situation ? settled.result : undefined
  if (!result) return { kind: 'opening' }
  if (result.ok) return entry === 'check' ? { kind: 'open', opened: result.data } : { kind: 'opening' }
  // Without a network the screen opens. The device may have the document, and the screen shows errors itself.
  if (entry === 'mint' && isOfflineError(result.error)) return { kind: 'open' }
  const sentence = entry === 'check' ? invalidKeySentence(result.error) : undefined
  if (sentence) return { kind: 'keyless', sentence }
  return { kind: 'failed', error: result.error, retry: () => setAttempt(attempt + 1) }
}
