import { eventCenter } from '@tarojs/runtime'

/** For a step after which Taro shows no other page. */
const PATIENCE = 1000

/** The first is on its way. */
const steps: Array<() => void> = []
let late: ReturnType<typeof setTimeout>

function take() {
  if (!steps[0]) return
  late = setTimeout(done, PATIENCE)
  steps[0]()
}

function done() {
  clearTimeout(late)
  steps.shift()
  take()
}

eventCenter.on('__afterTaroRouterChange', done)

/**
 * A step of the history once the page of the last one is shown. Of a page that is not drawn yet Taro takes away the one
 * below instead, and what was on it is lost.
 */
export function inTurn(step: () => void) {
  if (steps.push(step) === 1) take()
}
