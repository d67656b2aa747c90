/** Downloads saved documents to this device in the background, one after the other and only a few at each call. */
import { createAbort } from '@/platform/transport/abort'
import { isOfflineError } from '@/request/errors'
import { useSession } from '@/stores/session'
import { currentWorkspaceOwner, useWorkspace } from '@/stores/workspace'
import { listStoredTexts, markWithdrawn, storeDocumentText, savedDocumentsByTextId } from '.'
import { withFreshness } from './freshness'
import { documentSourceOfRoute } from './sources'

const AT_ONCE = 30

/**
 * The texts that were requested since the app started, or since the last login or logout. A failed text is requested
 * again only after a network failure.
 */
const attempted = new Set<string>()

// A logout deletes the stored texts, and the next login may open others.
useSession.subscribe((session, before) => {
  if (session.token !== before.token) attempted.clear()
})

/** Downloads some of the saved documents that are not stored yet. Returns false if the device has no space left. */
async function fetchMissing(onStored: () => void): Promise<boolean> {
  const owner = currentWorkspaceOwner()
  const storedIds = new Set((await listStoredTexts()).map(({ id }) => id))
  const nameOf = (id: string) => `${owner ?? ''} ${id}`
  const missing = [...savedDocumentsByTextId(useWorkspace.getState().syncState)]
    .filter(([text, { body }]) => !storedIds.has(text) && !body.gone && !attempted.has(nameOf(text)))
    .sort(([, one], [, other]) => other.body.keptAt - one.body.keptAt)
    .slice(0, AT_ONCE)
  for (const [text, { body }] of missing) {
    attempted.add(nameOf(text))
    const source = documentSourceOfRoute(body.route)
    const id = source && body.params[source.id]
    if (!source || !id) continue
    const { loaded, isStale } = await withFreshness(() =>
      source.load({ id, query: '', signal: createAbort(true).signal }),
    )
    // The reader may have changed during the request. The text is then not stored.
    if (currentWorkspaceOwner() !== owner) return true
    if (isStale || (!loaded.ok && isOfflineError(loaded.error))) {
      attempted.delete(nameOf(text))
      return true
    }
    if (loaded.ok) {
      const stored = await storeDocumentText({ source, id, params: body.params }, loaded.data)
      if (stored === 'full') return false
      if (stored === 'stored') onStored()
    } else if (loaded.error.id === 'not_found' || loaded.error.id === 'gone') await markWithdrawn({ source, id }, true)
  }
  return true
}

let last: Promise<unknown> = Promise.resolve()

/** Downloads saved documents. Calls run one after the other, so that each one sees what earlier ones have stored. */
export function fetchSavedTexts(onStored: () => void): Promise<boolean> {
  const turn = last.then(() => fetchMissing(onStored)).catch(() => true)
  last = turn
  return turn
}
