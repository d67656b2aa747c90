/** Brings what is kept on the desk onto this device: quietly, one after the other, a few each time. */
import { createAbort } from '@/platform/transport/abort'
import { isOffline } from '@/request/errors'
import { ownerNow, useDesk } from '@/stores/workspace'
import { listTexts, noteFate, storeText, keptTexts } from '.'
import { withAge } from './freshness'
import { sourceOf } from './sources'

const AT_ONCE = 30

/** What was refused, or found no room, is not asked for again as long as the app is open: others have their turn. */
const passed = new Set<string>()

/** Answers whether there was room for all of them. */
async function fetchMissing(onStored: () => void): Promise<boolean> {
  const owner = ownerNow()
  const isHere = new Set((await listTexts()).map(({ id }) => id))
  const nameOf = (id: string) => `${owner ?? ''} ${id}`
  const missing = [...keptTexts(useDesk.getState().ledger)]
    .filter(([text, { body }]) => !isHere.has(text) && !body.gone && !passed.has(nameOf(text)))
    .sort(([, one], [, other]) => other.body.keptAt - one.body.keptAt)
    .slice(0, AT_ONCE)
  for (const [text, { body }] of missing) {
    passed.add(nameOf(text))
    const source = sourceOf(body.route)
    const id = source && body.params[source.id]
    if (!source || !id) continue
    const { loaded, isOld } = await withAge(() => source.load({ id, query: '', signal: createAbort(true).signal }))
    // What was asked for by one reader is not put down for another.
    if (ownerNow() !== owner) return true
    if (isOld || (!loaded.ok && isOffline(loaded.error))) {
      passed.delete(nameOf(text))
      return true
    }
    if (loaded.ok) {
      const stored = await storeText({ source, id, params: body.params }, loaded.data)
      if (stored === 'full') return false
      if (stored === 'stored') onStored()
    } else if (loaded.error.id === 'not_found' || loaded.error.id === 'gone') await noteFate({ source, id }, true)
  }
  return true
}

let last: Promise<unknown> = Promise.resolve()

/** What has come onto the desk meanwhile is looked for after what is being fetched. */
export function fetchKept(onStored: () => void): Promise<boolean> {
  const turn = last.then(() => fetchMissing(onStored)).catch(() => true)
  last = turn
  return turn
}
