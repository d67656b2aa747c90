import { useCallback, useEffect } from 'react'
import { useLoaded } from '@/api/use-loaded'
import type { Params } from '@/domain/address'
import type { DocumentSource } from '@/libraries/document'
import type { AbortSignalLike } from '@/platform/transport/port'
import { useReadMarks } from '@/stores/read-marks'
import { useSession } from '@/stores/session'

/** The document that the address names; it counts as read once it is there. A member needs no key. */
export function useDocument(source: DocumentSource, params: Params) {
  const id = params[source.id] ?? ''
  const { query = '' } = params
  const token = useSession(session => session.token)
  const secretKey = token ? undefined : params.secretKey
  const load = useCallback(
    (signal: AbortSignalLike) => source.load({ id, query, secretKey, signal }),
    [source, id, query, secretKey],
  )
  const loaded = useLoaded(load)
  const { mark } = useReadMarks()
  const isThere = loaded.kind === 'ready'
  useEffect(() => {
    if (isThere) mark(id)
  }, [isThere, mark, id])
  return loaded
}
