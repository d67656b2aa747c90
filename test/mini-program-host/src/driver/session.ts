/** The browser, and in it a context for each mini-program whose pages are used again: half of the time of a new one each. */
import { type Browser, type BrowserContext, type Page } from 'playwright-core'
import { type Launch, type Wire, type WireReply } from '../host/handle'
import { pack } from '../pack/pack'
import { launchBrowser } from './browser'
import { type BundleServer, serveBundle } from './bundle-server'

/** What the test says when the mini-program asks. */
export interface Script {
  answer(wire: Wire): Promise<WireReply>
  loginCode(): string
}

/** A page for one mini-program, until it is left. */
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

/** Without those whose mini-program could not be packed. */
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

/** Closes every mini-program that is open. The browser and what was packed stay for the next ones. */
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

/** A page for the mini-program in `root`. It keeps nothing of the ones before it. */
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
      // Of the same origin: the process that has compiled the scripts stays.
      await page.goto(server.quiet)
      idle.push(page)
    },
  }
}
