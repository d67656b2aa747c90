/**
 * Stores the saved documents on this device in the background. They are fetched one after the other, and only
 * a few at each call.
 */
import { createAbort } from '@/platform/transport/abort'
import { isOffline } from '@/request/errors'
import { currentOwner, useWorkspace } from '@/stores/workspace'
import { listTexts, markWithdrawn, storeText, savedTexts } from '.'
import { withFreshness } from './freshness'
import { sourceOf } from './sources'

/** The source of each document screen, which fetches a document without showing it. */

const AT_ONCE = 30

/**
 * The texts that were requested since the app started. A text that failed is not requested again, except
 * after a network failure.
 */
const attempted = new Set<string>()

/** Fetches some saved documents whose texts are not stored yet. Returns false if the device has no space left. */
async function fetchMissing(onStored: () => void): Promise<boolean> {
  const owner = currentOwner()
  const storedIds = new Set((await listTexts()).map(({ id }) => id))
  const nameOf = (id: string) => `${owner ?? ''} ${id}`
  const missing = [...savedTexts(useWorkspace.getState().syncState)]
    .filter(([text, { body }]) => !storedIds.has(text) && !body.gone && !attempted.has(nameOf(text)))
    .sort(([, one], [, other]) => other.body.keptAt - one.body.keptAt)
    .slice(0, AT_ONCE)
  for (const [text, { body }] of missing) {
    attempted.add(nameOf(text))
    const source = sourceOf(body.route)
    const id = source && body.params[source.id]
    if (!source || !id) continue
    const { loaded, isStale } = await withFreshness(() =>
      source.load({ id, query: '', signal: createAbort(true).signal }),
    )
    // A text that was requested for one reader is not stored for another.
    if (currentOwner() !== owner) return true
    if (isStale || (!loaded.ok && isOffline(loaded.error))) {
      attempted.delete(nameOf(text))
      return true
    }
    if (loaded.ok) {
      const stored = await storeText({ source, id, params: body.params }, loaded.data)
      if (stored === 'full') return false
      if (stored === 'stored') onStored()
    } else if (loaded.error.id === 'not_found' || loaded.error.id === 'gone') await markWithdrawn({ source, id }, true)
  }
  return true
}

let last: Promise<unknown> = Promise.resolve()

/** Fetches saved texts. Calls run one after the other, so that each call sees what was saved in the meantime. */
export function fetchSavedTexts(onStored: () => void): Promise<boolean> {
  const turn = last.then(() => fetchMissing(onStored)).catch(() => true)
  last = turn
  return turn
}
