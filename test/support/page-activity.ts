/**
 * Waits until a page has nothing to do. Playwright's `networkidle` is an event of the first load: it does not wait for
 * requests that follow it.
 */
import type { Page, Request } from 'playwright-core'
import { OPTIONAL_DELAY } from '@/platform/idle.h5'
import { eventually, letPass } from './time'

/** Scripts that a reply has started have run twice: the second time draws what the first one has set. */
const scriptsRun = (page: Page) =>
  page.evaluate(() => new Promise<void>(resolve => requestIdleCallback(() => requestIdleCallback(() => resolve()))))

/** Call it before the page requests anything. */
export function activityOf(page: Page) {
  const pending = new Set<Request>()
  page.on('request', request => pending.add(request))
  page.on('requestfinished', request => pending.delete(request))
  page.on('requestfailed', request => pending.delete(request))
  function isLoaded() {
    if (pending.size) throw new Error(`Still loading: ${[...pending].map(request => request.url()).join(' ')}`)
  }
  async function idle() {
    do {
      await eventually(isLoaded)
      await scriptsRun(page)
    } while (pending.size)
  }
  return {
    idle,
    /** Optional code and data have been loaded too. A finger on the screen would delay them. */
    async optionalWork() {
      await idle()
      // The page's own timer began earlier.
      await letPass(OPTIONAL_DELAY)
      await idle()
    },
  }
}
