/**
 * Reuses browser pages. Their scripts are already compiled, and the state of the previous visitor is cleared.
 * A visit takes less than half of the processor time of a new page.
 */
import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page } from 'playwright-core'
import { saveVisit } from './coverage'

export interface BrowserVisitor {
  page: Page
  context: BrowserContext
  /** Adds a script that runs in every document of this visitor before the page's scripts. */
  before<Arg>(script: (arg: Arg) => void, arg: Arg): Promise<void>
  leave(): Promise<void>
}

/** The address of a file without scripts, which every H5 build has. */
const QUIET_ADDRESS = '/icon-192.png'
const MAX_IDLE = 8

/** The devtools sessions of each context. */
const sessions = new WeakMap<BrowserContext, Set<CDPSession>>()

/** Records the sessions that a test opens. */
function recordSessions(context: BrowserContext) {
  const opened = new Set<CDPSession>()
  sessions.set(context, opened)
  const newSession = context.newCDPSession.bind(context)
  context.newCDPSession = async page => {
    const session = await newSession(page)
    opened.add(session)
    return session
  }
}

/** Ends the sessions of a test. A slowed page would otherwise spend the processor of all later tests. */
async function endSessions(context: BrowserContext) {
  const opened = [...(sessions.get(context) ?? [])]
  sessions.get(context)?.clear()
  await Promise.all(opened.map(session => session.detach().catch(() => undefined)))
}

async function empty(page: Page, origin: string) {
  const context = page.context()
  await saveVisit(page)
  page.removeAllListeners()
  await endSessions(context)
  await Promise.all(context.pages().map(other => other !== page && other.close()))
  await Promise.all([context.setOffline(false), page.unrouteAll(), context.clearPermissions()])
  await page.goto(origin + QUIET_ADDRESS)
  await page.evaluate(() => sessionStorage.clear())
  const devtools = await context.newCDPSession(page)
  await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
  await devtools.send('Page.resetNavigationHistory')
  await devtools.detach()
  await context.clearCookies()
}

export function visitorsOf(browser: () => Promise<Browser>) {
  let idle: Array<{ key: string; page: Page }> = []
  const occupied = new Set<BrowserContext>()

  function takeIdle(key: string): Page | undefined {
    const free = idle.find(each => each.key === key)
    idle = idle.filter(each => each !== free)
    return free?.page
  }

  async function newPage(options: BrowserContextOptions) {
    const context = await (await browser()).newContext(options)
    recordSessions(context)
    return context.newPage()
  }

  return {
    /** Opens a page with these options. `fresh` uses a new context and closes it afterwards. */
    async visitor(origin: string, options: BrowserContextOptions, fresh = false): Promise<BrowserVisitor> {
      const key = origin + JSON.stringify(options)
      const page = (fresh ? undefined : takeIdle(key)) ?? (await newPage(options))
      const context = page.context()
      const scripts: Array<{ dispose(): Promise<void> }> = []
      occupied.add(context)
      return {
        page,
        context,
        before: async (script, arg) => void scripts.push(await page.addInitScript(script as never, arg)),
        async leave() {
          if (fresh || page.isClosed()) await context.close()
          else {
            await Promise.all(scripts.map(script => script.dispose()))
            await empty(page, origin)
            idle.push({ key, page })
            if (idle.length > MAX_IDLE) await idle.shift()?.page.context().close()
          }
          occupied.delete(context)
        },
      }
    },
    /** Closes pages that a failed test has left open. */
    async closeOccupied() {
      const left = [...occupied]
      occupied.clear()
      await Promise.all(left.map(context => context.close()))
    },
  }
}
