/** The built mini-program in its host, for tests and benches. */
import '../support/chromium'
import { type OpenOptions as HostOptions, openMiniProgram as open } from 'mini-program-host'
import path from 'node:path'
import { countInPage } from '../support/coverage'

const ROOT = path.resolve(__dirname, '../..')

export const DIST = path.join(ROOT, 'dist/weapp')

/** A list written for WeChat by hand, to measure the app's own against. */
export const NATIVE_LIST = path.join(ROOT, 'test/fixture/native-list')

export type OpenOptions = Partial<HostOptions>

export async function openMiniProgram(options: OpenOptions = {}) {
  const app = await open({ bundle: DIST, screenshots: path.join(ROOT, 'test-results/weapp'), ...options })
  countInPage(app.page)
  return app
}
