/** Everything that tests of dist/weapp need. */
export {
  type Answer,
  LIMITS,
  type Meter,
  MiniProgram,
  type Reply,
  type Request,
  expectHealthy,
  expectLight,
  proxyTo,
} from 'mini-program-host'
export { eventually } from '../support/time'
export { type OpenOptions, openMiniProgram } from './open'
