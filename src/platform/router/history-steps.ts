/** The browser's history: one step at a time, and an entry for a layer over the first page. */
import { eventCenter } from '@tarojs/runtime'
import { bridge } from '../bridge'

/** The maximum wait in ms for the page of a step. Some steps show no other page. */
const STEP_TIMEOUT = 1000

/** The waiting steps. The first one is running. */
const steps: Array<() => void> = []
let timer: ReturnType<typeof setTimeout>

function runFirst() {
  if (!steps[0]) return
  timer = setTimeout(finishStep, STEP_TIMEOUT)
  steps[0]()
}

function finishStep() {
  clearTimeout(timer)
  steps.shift()
  runFirst()
}

eventCenter.on('__afterTaroRouterChange', finishStep)

/**
 * Runs a step of the history after the page of the previous step is shown. Otherwise Taro would remove the page below
 * and its state would be lost.
 */
export function queueStep(step: () => void) {
  if (steps.push(step) === 1) runFirst()
}

interface EntryState {
  idx?: number
  usr?: { isLayer?: boolean } | null
}

const state = () => (window.history.state ?? {}) as EntryState

/** Returns the index of the current history entry, which the history library stores in the entry's state. */
export const historyPosition = () => state().idx ?? 0

/**
 * Adds a history entry for a layer over the first page. Without it the back button would leave the app and
 * not close the layer. The entry stays when its layer closes; the next page replaces it.
 */
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
