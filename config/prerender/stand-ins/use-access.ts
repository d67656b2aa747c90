/**
 * Replaces src/features/access/use-access. Pages are rendered for a guest in a browser, with or without a share key.
 */
import { success } from '@/request/errors'
import type { Params } from '@domain/format/address'
import { checkShareKey } from '@/features/access/check-share-key'
import { accessDecision } from '@/features/access/guard'
import type { RouteName } from '@/routing/routes'
import { useLoaded } from './use-loaded'

const GUEST = { token: undefined, isNew3cUser: false }

export function useAccess(name: RouteName, params: Params) {
  const entry = accessDecision(name, params, GUEST, 'browser')
  const checked = useLoaded(async () => (entry === 'check' ? checkShareKey(name, params) : success(undefined)))
  return checked.kind === 'ready' ? { kind: 'open', opened: checked.data } : { kind: 'opening' }
}
