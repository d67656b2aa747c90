import { useEffect, useState } from 'react'
import { useShallow } from 'zustand/react/shallow'
import { type ApiError, type Result, failure, success } from '@/api/errors'
import { fetchShared, generateSecretKey } from '@/api/share'
import { isKeyTo, shareMethodOf, shareRequestFor } from '@/api/share-target'
import type { Params } from '@/domain/address'
import { replace } from '@/navigation'
import { host } from '@/platform/host'
import { ROUTES, type RouteName } from '@/routes'
import { useSession } from '@/stores/session'
import { meetVisitor } from '@/stores/visitor'
import { type Entry, entryFor } from './guard'

export type DoorView =
  | { kind: 'open' | 'opening' | 'gated' }
  | { kind: 'failed'; error: ApiError; retry: () => void }
  /** The key in the link opens nothing (any more). */
  | { kind: 'keyless' }

async function mintAndEnter(name: RouteName, params: Params): Promise<Result<unknown>> {
  const minted = await generateSecretKey(shareRequestFor(name, params))
  if (minted.ok) await replace(name, { ...params, secretKey: minted.data })
  return minted
}

async function checkKey(name: RouteName, params: Params): Promise<Result<unknown>> {
  const method = shareMethodOf(name)
  if (!method) return success(undefined)
  const shared = await fetchShared(params.secretKey ?? '', method)
  return shared.ok && !isKeyTo(name, params, shared.data) ? failure({ id: 'not_found' }) : shared
}

/** What has to happen before, or while, the screen stands open. */
async function attend(entry: Entry, name: RouteName, params: Params, token = ''): Promise<Result<unknown>> {
  switch (entry) {
    case 'ask':
      return meetVisitor(token)
    case 'mint':
      return mintAndEnter(name, params)
    case 'check':
      return checkKey(name, params)
    case 'denied':
      await replace('ccc-no-auth')
      return success(undefined)
    case 'gated':
      return success(undefined)
    case 'open':
      // Nobody waits for the answer: a reader without office grants may read on.
      if (token && !ROUTES[name].skipsUserInfo && !useSession.getState().visitor) void meetVisitor(token)
      return success(undefined)
  }
}

const opensNothing = ({ id, code }: ApiError) =>
  id === 'gone' || id === 'not_found' || code?.startsWith('share_') === true

export function useDoor(name: RouteName, params: Params): DoorView {
  const session = useSession(useShallow(({ token, isNew3cUser, visitor }) => ({ token, isNew3cUser, visitor })))
  const [attempt, setAttempt] = useState(0)
  const entry = entryFor(name, params, session, host.current())
  const occasion = `${entry} ${session.token ?? ''} ${attempt}`
  const [settled, setSettled] = useState<{ occasion: string; result: Result<unknown> }>()

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
  if (result.ok) return { kind: entry === 'check' ? 'open' : 'opening' }
  if (entry === 'check' && opensNothing(result.error)) return { kind: 'keyless' }
  return { kind: 'failed', error: result.error, retry: () => setAttempt(attempt + 1) }
}
