/**
 * Adds a history entry for a layer over the first page. Without it the back button would leave the app and
 * not close the layer. The entry stays when its layer closes; the next page replaces it.
 */
import { bridge } from '../bridge'

interface EntryState {
  idx?: number
  usr?: { isLayer?: boolean } | null
}

const state = () => (window.history.state ?? {}) as EntryState

/** Returns the index of the current history entry, which the history library stores in the entry's state. */
export const historyPosition = () => state().idx ?? 0

export const layerEntry = {
  mark: { isLayer: true },
  isCurrent: () => state().usr?.isLayer === true,
  /** The new address of the page under the layer, if that address changed while the layer was open. */
  rewritten: '',
}

/** Leaves the app, as the back button does on the first page. */
export function leaveApp() {
  if (bridge.available()) void bridge.close()
  else window.history.back()
}
