/**
 * Holds the browser, and a context for each mini-program. The context's pages are reused, which takes half of
 * the time of new ones.
 */
import { type Browser, type BrowserContext, type Page } from 'playwright-core'
import { type Launch, type Wire, type WireReply } from '../host/handle'
import { pack } from '../pack/pack'
import { launchBrowser } from './browser'
import { type BundleServer, serveBundle } from './bundle-server'

/** What the test answers to the mini-program. */
export interface Script {
  answer(wire: Wire): Promise<WireReply>
  loginCode(): string
}

/** A browser page reserved for one mini-program. */
export interface Place {
  page: Page
  /** Starts the mini-program. */
  load(launch: Launch): Promise<void>
  leave(): Promise<void>
}

interface Session {
  server: BundleServer
  context: BrowserContext
  idle: Page[]
}

const scripts = new WeakMap<Page, Script>()
const sessions = new Map<string, Promise<Session>>()
let browser: Promise<Browser> | undefined

const theBrowser = () => (browser ??= launchBrowser())

/** Returns the sessions whose mini-program could be packed. */
async function openSessions(): Promise<Session[]> {
  const settled = await Promise.allSettled(sessions.values())
  return settled.flatMap(each => (each.status === 'fulfilled' ? [each.value] : []))
}

export async function closeBrowser() {
  const open = await openSessions()
  sessions.clear()
  await Promise.all([...open.map(({ server }) => server.close()), browser?.then(running => running.close())])
  browser = undefined
}

/** Closes every open mini-program. The browser and the packed files stay for later tests. */
export async function closePages() {
  const open = await openSessions()
  const left = open.flatMap(({ context, idle }) => context.pages().filter(page => !idle.includes(page)))
  await Promise.all(left.map(page => page.close()))
}

async function newSession(root: string): Promise<Session> {
  const server = await serveBundle(root, pack(root))
  const context = await (await theBrowser()).newContext({ deviceScaleFactor: 2, hasTouch: true, isMobile: true })
  await context.exposeBinding('miniProgramAnswer', ({ page }, wire: Wire) => scripts.get(page)!.answer(wire))
  await context.exposeBinding('miniProgramLoginCode', ({ page }) => scripts.get(page)!.loginCode())
  return { server, context, idle: [] }
}

/** Reserves a page for the mini-program in `root`. The page has nothing left of an earlier mini-program. */
export async function reserve(root: string, script: Script): Promise<Place> {
  const { server, context, idle } = await (sessions.get(root) ?? sessions.set(root, newSession(root)).get(root)!)
  const page = idle.pop() ?? (await context.newPage())
  scripts.set(page, script)
  let init: { dispose(): Promise<void> } | undefined
  return {
    page,
    async load(launch) {
      init = await page.addInitScript(value => Object.assign(window, { miniProgramLaunch: value }), launch)
      await page.goto(`${server.origin}/`)
    },
    async leave() {
      if (page.isClosed() || idle.includes(page)) return
      page.removeAllListeners()
      await init?.dispose()
      await page.unrouteAll()
      // This page has the same origin, so the browser process with the compiled scripts stays.
      await page.goto(server.quiet)
      idle.push(page)
    },
  }
}
