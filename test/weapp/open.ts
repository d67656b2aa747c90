/** The built mini-program in its host, for tests and benches. */
import { type OpenOptions as HostOptions, openMiniProgram as open } from 'mini-program-host'
import path from 'node:path'
import { countInMiniProgram } from '../support/coverage'
import { patience } from '../support/time'

const ROOT = path.resolve(__dirname, '../..')

export const DIST = path.join(ROOT, 'dist/weapp')

/** A list handwritten for WeChat, to compare with the app's own. */
export const NATIVE_LIST = path.join(ROOT, 'test/fixture/native-list')

/** To look at: `SCREENSHOTS=yes`. */
const SCREENSHOTS = process.env.SCREENSHOTS ? path.join(ROOT, 'test-results/weapp') : false

export type OpenOptions = Partial<HostOptions>

export async function openMiniProgram(options: OpenOptions = {}) {
  const app = await open({ bundle: DIST, screenshots: SCREENSHOTS, ...options })
  app.page.setDefaultTimeout(patience(10_000))
  countInMiniProgram(app)
  return app
}
