import { existsSync } from 'node:fs'
import path from 'node:path'
import { type Browser, type BrowserContext, type Page } from 'playwright-core'
import { type Wire, type WireReply } from '../host/handle'
import { pack } from '../pack/pack'
import { launchBrowser } from './browser'

/** No such host exists: every request to it is answered from memory. */
export const ORIGIN = 'http://mini.program'

const TYPES: Record<string, string> = { js: 'text/javascript', html: 'text/html', svg: 'image/svg+xml' }

/** What the test says when the mini-program asks. */
export interface Script {
  answer(wire: Wire): Promise<WireReply>
  loginCode(): string
}

const scripts = new WeakMap<Page, Script>()
const contexts = new Map<string, Promise<BrowserContext>>()
let browser: Promise<Browser> | undefined

/** One browser for all tests of a file, and one context for all pages of a mini-program: half the time of one each. */
const theBrowser = () => (browser ??= launchBrowser())

export const closeBrowser = async () => (await browser)?.close()

/** Closes every mini-program that is open. The browser and what was packed stay for the next ones. */
export async function closePages() {
  const open = await Promise.all(contexts.values())
  await Promise.all(open.flatMap(context => context.pages()).map(page => page.close()))
}

/** Serves the packed mini-program in `root`, and beside it that folder's own pictures. */
async function newContext(root: string): Promise<BrowserContext> {
  const files = pack(root)
  const context = await (await theBrowser()).newContext({ deviceScaleFactor: 2, hasTouch: true, isMobile: true })
  await context.exposeBinding('miniProgramAnswer', ({ page }, wire: Wire) => scripts.get(page)!.answer(wire))
  await context.exposeBinding('miniProgramLoginCode', ({ page }) => scripts.get(page)!.loginCode())
  await context.route(`${ORIGIN}/**`, route => {
    const name = new URL(route.request().url()).pathname.slice(1) || 'index.html'
    const contentType = `${TYPES[path.extname(name).slice(1)] ?? 'application/octet-stream'}; charset=utf-8`
    const body = files.get(name)
    if (body !== undefined) return route.fulfill({ body, contentType })
    const file = path.join(root, name)
    return existsSync(file) ? route.fulfill({ path: file }) : route.fulfill({ status: 404 })
  })
  return context
}

/** A page that can run the mini-program in `root`. It keeps nothing of the pages before it. */
export async function newPage(root: string, script: Script): Promise<Page> {
  const context = await (contexts.get(root) ?? contexts.set(root, newContext(root)).get(root)!)
  const page = await context.newPage()
  scripts.set(page, script)
  return page
}
