/** `npm run pictures`: the pictures of the README, taken of the app with its sample. */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from 'playwright-core'
import { encodeUrlQuery } from '@domain/query/codec'
import { launchBrowser } from '../test/support/browser'
import { SAMPLE } from '../test/support/sample'
import { startServer } from '../test/support/server'
import { fewColours } from './few-colours'
import { ensureH5Build } from './h5-build'

const FOLDER = path.resolve(import.meta.dirname, '../docs/pictures')
const PHONE = {
  viewport: { width: 375, height: 720 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  locale: 'zh-CN',
  timezoneId: 'Asia/Shanghai',
  colorScheme: 'light',
} as const

const asking = (path: string, ...values: string[]) =>
  `${path}?query=${encodeURIComponent(encodeUrlQuery(values.map(value => ({ name: '全文', value }))))}`

const top = (page: Page) => page.locator('.taro_page:not(.taro_page_shade)').last()

/** Nothing loads any more, charts have grown, toasts have gone. */
async function settled(page: Page) {
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(2500)
}

const SCREENS: Record<string, (page: Page, origin: string) => Promise<void>> = {
  async list(page, origin) {
    await page.goto(origin + asking('/case-list', '违约金', '过高'))
    await top(page).locator('.row').first().waitFor()
  },
  async reader(page, origin) {
    await page.goto(origin + asking('/case-list', '违约金', '过高'))
    await top(page).locator('.row').first().waitFor()
    await settled(page)
    await top(page).locator('.row').first().tap()
    await top(page).locator('.piece').first().waitFor()
    const hits = top(page).locator('.reader-body .segment-hit')
    for (let screens = 0; screens < 50 && !(await hits.count()); screens++)
      await top(page).evaluate(scroller => scroller.scrollBy(0, 400))
    await hits.first().evaluate(hit => hit.scrollIntoView({ block: 'center' }))
  },
  async charts(page, origin) {
    await page.goto(origin + asking('/case-visual', '违约金'))
    await top(page).locator('canvas').nth(1).waitFor()
  },
}

async function main() {
  const H5_DIR = process.env.H5_DIR ?? (await ensureH5Build(process.env, console.log))
  const [server, browser] = await Promise.all([
    startServer({ CORPUS: 'sample', H5_DIR }, { firstStart: !existsSync(SAMPLE) }),
    launchBrowser(),
  ])
  mkdirSync(FOLDER, { recursive: true })
  try {
    const empty = await browser.newPage()
    for (const [name, open] of Object.entries(SCREENS)) {
      const context = await browser.newContext(PHONE)
      const page = await context.newPage()
      await open(page, server.origin)
      await settled(page)
      writeFileSync(path.join(FOLDER, `${name}.png`), await fewColours(empty, await page.screenshot()))
      await context.close()
    }
  } finally {
    await Promise.all([browser.close(), server.stop()])
  }
}

main().catch((error: unknown) => {
  console.error(error)
  process.exitCode = 1
})
