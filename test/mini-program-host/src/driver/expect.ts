import { deepStrictEqual } from 'node:assert'
import { LIMITS } from './limits'
import { type MiniProgram } from './mini-program'

/**
 * Expects that nothing has gone wrong so far in the app's scripts, the view engine, the wx functions and the
 * content policy.
 */
export async function expectHealthy(app: MiniProgram) {
  deepStrictEqual(await app.health(), { errors: [], warnings: [], missing: [], violations: [] })
}

/** Expects that the visible page, and all setData calls so far, stay within the limits of WeChat's audit. */
export async function expectLight(app: MiniProgram) {
  const { largest, busiest } = await app.meter()
  const { nodes, depth, children } = await app.wxml()
  const { bytesPerSetData, setDataPerSecond } = LIMITS
  const faults = [
    largest > bytesPerSetData && `one setData has ${largest} bytes, ${bytesPerSetData} at most`,
    busiest > setDataPerSecond && `${busiest} setData in a second, ${setDataPerSecond} at most`,
    nodes >= LIMITS.nodes && `${nodes} nodes, fewer than ${LIMITS.nodes} allowed`,
    depth >= LIMITS.depth && `${depth} levels, fewer than ${LIMITS.depth} allowed`,
    children > LIMITS.children && `${children} children of one node, ${LIMITS.children} at most`,
  ]
  deepStrictEqual(faults.filter(Boolean), [])
}
