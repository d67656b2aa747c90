import { useCallback, useEffect } from 'react'
import { toast } from '@/platform/toast'
import { isExpired } from '@/request/errors'
import { type AbortSignalLike, useLoaded } from '@/request/use-loaded'
import { publicParams } from '@/api/share'
import type { Params } from '@domain/format/address'
import type { DocumentSource, LoadRequest } from '@/libraries/document'
import { useReadingHistory, markAsRead } from '@/stores/reading-history'
import { useSession } from '@/stores/session'
import { useOpenedKey } from '@/shared/opened-key'
import { whenIdle } from '@/platform/idle'
import { withFreshness } from '@/shared/stored-texts/freshness'

const stored = () => import('@/shared/stored-texts/reading')

/**
 * From the services, or, where nobody answers or they no longer have it, as it was read last on this device. What a key
 * opened was opened once, and is not put there.
 */
async function loadDocument(source: DocumentSource, request: LoadRequest, params: Params) {
  const { id, secretKey } = request
  const place = { source, id, params }
  const { token } = useSession.getState()
  const { loaded, isStale } = await withFreshness(() => source.load(request))
  if (!loaded.ok)
    return stored()
      .then(({ fallBackToStored }) => fallBackToStored(place, loaded))
      .catch(() => loaded)
  if (!secretKey && !isStale)
    whenIdle(
      () =>
        void stored()
          .then(({ storeReadText }) => storeReadText(place, loaded.data, token))
          .catch(() => undefined),
    )
  return loaded
}

/** The document that the address names; it counts as read once it is there. A member needs no key. */
export function useDocument(source: DocumentSource, params: Params) {
  const id = params[source.id] ?? ''
  const { query = '' } = params
  const token = useSession(session => session.token)
  const secretKey = token ? undefined : params.secretKey
  const takeOpened = useOpenedKey()
  const load = useCallback(
    (signal: AbortSignalLike) =>
      loadDocument(source, { id, query, secretKey, opened: takeOpened(), signal }, publicParams(source.route, params)),
    [source, id, query, secretKey, params, takeOpened],
  )
  const loaded = useLoaded(load)
  const error = loaded.kind === 'failed' ? loaded.error : undefined
  useEffect(() => {
    // That a session has expired is told for the whole app.
    if (!error || isExpired(error)) return
    toast(source.failureOf(error))
  }, [error, source])
  const title = loaded.kind === 'ready' ? loaded.data.title : undefined
  useEffect(() => {
    if (title === undefined) return
    markAsRead(id)
    useReadingHistory.getState().add({ title, route: source.route, params })
  }, [title, id, source, params])
  return loaded
}
