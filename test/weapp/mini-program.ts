/** Runs a compiled mini-program in headless Chromium. Everything a test of dist/weapp needs. */
import { closeBrowser } from './driver/session'

export { type Answer, type Reply, type Request, proxyTo } from './driver/answers'
export { eventually, expectHealthy, expectLight } from './driver/expect'
export { LIMITS } from './driver/limits'
export { type Meter } from './driver/meter'
export { MiniProgram } from './driver/mini-program'
export { type OpenOptions, openMiniProgram } from './driver/open'

jest.setTimeout(30_000)
afterAll(closeBrowser)
