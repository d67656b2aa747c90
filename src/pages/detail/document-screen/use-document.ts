import { useCallback, useEffect } from 'react'
import { toast } from '@/platform/messages'
import { isLoginError } from '@/request/errors'
import { type AbortSignalLike, useLoaded } from '@/request/use-loaded'
import { publicParams } from '@/api/share'
import type { Params } from '@domain/format/address'
import type { DocumentSource, DocumentLoadRequest } from '@/libraries/document'
import { useReadingHistory, markAsRead } from '@/stores/reading-history'
import { useSession } from '@/stores/session'
import { useSharedContent } from '@/shared/shared-content'
import { whenIdle } from '@/platform/idle'
import { withFreshness } from '@/shared/stored-texts/freshness'

const stored = () => import('@/shared/stored-texts/reading')

/**
 * Loads a document from the services. If the device is offline, or if the services no longer have the document, loads
 * the copy on this device. A document that was opened by a share key is not stored.
 */
async function loadDocument(source: DocumentSource, request: DocumentLoadRequest, params: Params) {
  const { id, secretKey } = request
  const place = { source, id, params }
  const { token } = useSession.getState()
  const { loaded, isStale } = await withFreshness(() => source.load(request))
  if (!loaded.ok)
    return stored()
      .then(({ fallBackToStoredCopy }) => fallBackToStoredCopy(place, loaded))
      .catch(() => loaded)
  if (!secretKey && !isStale)
    whenIdle(
      () =>
        void stored()
          .then(({ storeReadDocument }) => storeReadDocument(place, loaded.data, token))
          .catch(() => undefined),
    )
  return loaded
}

/** Loads the document of the address, and then marks it as read. Only guests need the share key. */
export function useDocument(source: DocumentSource, params: Params) {
  const id = params[source.id] ?? ''
  const { query = '' } = params
  const token = useSession(session => session.token)
  const secretKey = token ? undefined : params.secretKey
  const takeOpened = useSharedContent()
  const load = useCallback(
    (signal: AbortSignalLike) =>
      loadDocument(source, { id, query, secretKey, opened: takeOpened(), signal }, publicParams(source.route, params)),
    [source, id, query, secretKey, params, takeOpened],
  )
  const loaded = useLoaded(load)
  const error = loaded.kind === 'failed' ? loaded.error : undefined
  useEffect(() => {
    // If the session has expired, session-events.ts already shows a message.
    if (!error || isLoginError(error)) return
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
