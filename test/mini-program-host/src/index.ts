/** Runs a compiled mini-program in headless Chromium. */
export { type Answer, type Reply, type Request, proxyTo } from './driver/answers'
export { expectHealthy, expectLight } from './driver/expect'
export { LIMITS } from './driver/limits'
export { type Load, type Meter } from './driver/meter'
export { MiniProgram } from './driver/mini-program'
export { type OpenOptions, openMiniProgram } from './driver/open'
export { closeBrowser, closePages } from './driver/session'
export {
  type AlbumAnswer,
  type Call,
  type Health,
  type StackEntry,
  type StorageFailure,
  type WxmlSize,
} from './host/handle'
