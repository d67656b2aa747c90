import { guarded, noteCall } from './record'
import { topPage } from './stack'

/** The milliseconds for which WeChat waits for a share's `promise`. */
const PATIENCE = 3000

interface ShareMessage {
  title?: string
  path?: string
  imageUrl?: string
  promise?: Promise<ShareMessage>
}

const patience = () => new Promise<undefined>(resolve => setTimeout(resolve, PATIENCE))

/** Shares the page in Moments, where it opens at the same path. Records this as `shareTimeline`. */
export function shareTimeline() {
  const page = topPage()
  if (!page?.instance.onShareAppMessage || !page.instance.onShareTimeline)
    return noteCall('shareTimeline', [{ refused: true }])
  const query = Object.entries(page.query)
    .map(([name, value]) => `${name}=${value}`)
    .join('&')
  noteCall('shareTimeline', [{ query, ...((page.call('onShareTimeline') ?? {}) as object) }])
}

/** Adds the page to 收藏. Records the content that the page offers as `addToFavorites`. */
export function addToFavorites() {
  const offered = topPage()?.call('onAddToFavorites', {}) as object | undefined
  noteCall('addToFavorites', [{ ...offered }])
}

/** Forwards the page. Records the content that the page offers as `share`, with WeChat's defaults filled in. */
export function share(from: 'button' | 'menu', target?: object) {
  const page = topPage()
  if (!page?.instance.onShareAppMessage) return noteCall('share', [{ from, refused: true }])
  const offered = (page.call('onShareAppMessage', { from, target }) ?? {}) as ShareMessage
  const { promise, ...message } = offered
  const query = Object.entries(page.query).map(([name, value]) => `${name}=${value}`)
  const standard = { path: [page.route, ...(query.length ? [query.join('&')] : [])].join('?') }
  const note = (late?: ShareMessage) => noteCall('share', [{ from, ...standard, ...message, ...late }])
  if (!promise) return note()
  return guarded(() => void Promise.race([promise, patience()]).then(note))
}
