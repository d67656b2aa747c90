import { whenIdle } from '@/platform/idle'
import type { Params } from '@domain/format/address'
import type { DocumentSource, LoadRequest } from '@/libraries/document'
import { withAge } from '@/shared/stored-texts/freshness'
import { useSession } from '@/stores/session'

const stored = () => import('@/shared/stored-texts/reading')

/**
 * From the services, or, where nobody answers or they no longer have it, as it was read last on this device. What a key
 * opened was opened once, and is not put there.
 */
export async function loadDocument(source: DocumentSource, request: LoadRequest, params: Params) {
  const { id, secretKey } = request
  const place = { source, id, params }
  const { token } = useSession.getState()
  const { loaded, isOld } = await withAge(() => source.load(request))
  if (!loaded.ok)
    return stored()
      .then(({ readInstead }) => readInstead(place, loaded))
      .catch(() => loaded)
  if (!secretKey && !isOld)
    whenIdle(
      () =>
        void stored()
          .then(({ noteRead }) => noteRead(place, loaded.data, token))
          .catch(() => undefined),
    )
  return loaded
}
