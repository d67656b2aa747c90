import { eventCenter } from '@tarojs/runtime'

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
