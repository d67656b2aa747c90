/**
 * An entry of the history for a layer over the page one came in by: below that page nothing is ours, so back would leave it
 * before anything could be closed. It stays when its layer is gone, and takes up the next page that is opened.
 */
import { bridge } from '../bridge'

interface EntryState {
  idx?: number
  usr?: { isLayer?: boolean } | null
}

const state = () => (window.history.state ?? {}) as EntryState

/** The position of the present entry, which the history library keeps in the entry's state. */
export const position = () => state().idx ?? 0

export const layerEntry = {
  mark: { isLayer: true },
  isHere: () => state().usr?.isLayer === true,
  /** What the page below has made of its address since, which only this entry knows. */
  rewritten: '',
}

/** Out of the app, as back does from the page one came in by. */
export function leaveApp() {
  if (bridge.available()) void bridge.close()
  else window.history.back()
}
