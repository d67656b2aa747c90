/** A queue for steps of the browser's history, and the history entry of a layer over the first page. */
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

/** Returns the position in the browser's history. The history library stores it in the state of each entry. */
export const historyPosition = () => state().idx ?? 0

/**
 * The history entry for a layer over the first page. Without such an entry the back button would leave the app and not
 * close the layer. The entry stays when its layer closes; the next page replaces it.
 */
export const layerEntry = {
  mark: { isLayer: true },
  isCurrent: () => state().usr?.isLayer === true,
  /** The new address of the page below the layer. Empty if the address has not changed since the layer opened. */
  rewritten: '',
}

/** Leaves the app, as the back button does on the first page. */
export function leaveApp() {
  if (bridge.available()) void bridge.close()
  else window.history.back()
}
