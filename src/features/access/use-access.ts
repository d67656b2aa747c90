import { useEffect, useState } from 'react'
import { useShallow } from 'zustand/react/shallow'
import { type ApiError, type Result, failure, isOffline, mapResult, sentenceFor, success } from '@/request/errors'
import { type SharedContent, mintKey } from '@/api/share'
import { copy } from '@/copy'
import type { Params } from '@domain/format/address'
import { replace } from '@/routing/navigation'
import { host } from '@/platform/host'
import { ROUTES, type RouteName } from '@/routing/routes'
import { useSession } from '@/stores/session'
import { loadVisitor } from '@/actions/load-visitor'
import { checkKey } from './check-key'
import { type Entry, entryFor } from './guard'

export type AccessView =
  | { kind: 'opening' | 'gated' }
  /** `opened`: what the key in the link opens. */
  | { kind: 'open'; opened?: SharedContent }
  | { kind: 'failed'; error: ApiError; retry: () => void }
  /** The key in the link does not open this document (any more). */
  | { kind: 'keyless'; sentence: string }

async function mintAndEnter(name: RouteName, params: Params): Promise<Result<unknown>> {
  const minted = await mintKey(name, params)
  if (minted.ok) await replace(name, { ...params, secretKey: minted.data })
  return minted
}

/** What a key opened, where one was checked. */
type Attended = SharedContent | undefined

/** What has to happen before, or while, the screen stands open. */
async function attend(entry: Entry, name: RouteName, params: Params, token = ''): Promise<Result<Attended>> {
  switch (entry) {
    case 'ask':
      return mapResult(await loadVisitor(token), () => undefined)
    case 'mint':
      return mapResult(await mintAndEnter(name, params), () => undefined)
    case 'check':
      return checkKey(name, params)
    case 'denied':
      return (await replace('ccc-no-auth')) ? success(undefined) : failure({ id: 'network' })
    case 'gated':
      return success(undefined)
    case 'open':
      // Nobody waits for the answer: a reader without office grants may read on.
      if (token && !ROUTES[name].skipsUserInfo && !useSession.getState().visitor) void loadVisitor(token)
      return success(undefined)
  }
}

/** What is wrong with a key; a good one may still lead to a document that was deleted. */
const KEY_SENTENCES: Partial<Record<string, string>> = {
  share_incomplete: copy.gate.keyIncomplete,
  share_unknown: copy.gate.keyUnknown,
  share_expired: copy.gate.keyExpired,
  share_wrong_method: copy.gate.keyOfAnother,
  share_of_another: copy.gate.keyOfAnother,
}

function opensNothing(error: ApiError): string | undefined {
  const { id, code = '' } = error
  return KEY_SENTENCES[code] ?? (id === 'gone' || id === 'not_found' ? sentenceFor(error) : undefined)
}

export function useAccess(name: RouteName, params: Params): AccessView {
  const session = useSession(useShallow(({ token, isNew3cUser, visitor }) => ({ token, isNew3cUser, visitor })))
  const [attempt, setAttempt] = useState(0)
  const entry = entryFor(name, params, session, host.current())
  const occasion = `${entry} ${session.token ?? ''} ${attempt}`
  const [settled, setSettled] = useState<{ occasion: string; result: Result<Attended> }>()

  useEffect(() => {
    let left = false
    void attend(entry, name, params, session.token).then(result => {
      if (!left) setSettled({ occasion, result })
    })
    return () => {
      left = true
    }
  }, [occasion, entry, name, params, session.token])

  if (entry === 'open') return { kind: 'open' }
  if (entry === 'gated') return { kind: 'gated' }
  const result = settled?.occasion === occasion ? settled.result : undefined
  if (!result) return { kind: 'opening' }
  if (result.ok) return entry === 'check' ? { kind: 'open', opened: result.data } : { kind: 'opening' }
  // Nobody answers: what the device has may be read, and the screen itself says what is missing.
  if (entry === 'mint' && isOffline(result.error)) return { kind: 'open' }
  const sentence = entry === 'check' ? opensNothing(result.error) : undefined
  if (sentence) return { kind: 'keyless', sentence }
  return { kind: 'failed', error: result.error, retry: () => setAttempt(attempt + 1) }
}
