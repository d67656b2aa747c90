/** Pictures of the app with its sample, the same whenever they are taken. */
import type { Browser, Page } from 'playwright-core'
import { type Screen, top } from './screens'

export interface Look {
  theme: 'light' | 'dark'
  height: number
  scale: number
}

export const THEMES = ['light', 'dark'] as const
/** What the tests compare: small, and enough to see what has moved. */
export const KEPT = { height: 812, scale: 1 }

/** A day on which the sample is whole. */
const TODAY = new Date('2026-11-20T10:00:00+08:00')

/** Nothing loads any more, and nothing moves. */
async function settled(page: Page) {
  await page.waitForLoadState('networkidle')
  await top(page).locator('.skeleton').first().waitFor({ state: 'detached' })
  await page.evaluate(() => document.fonts.ready)
  await page.locator('.toast__line').waitFor({ state: 'hidden' })
}

/** One picture for each theme: the page is the same, and drawn anew in other colours. */
export async function picturesOf<Theme extends Look['theme']>(
  browser: Browser,
  origin: string,
  { address, shows, reach }: Screen,
  look: Omit<Look, 'theme'>,
  themes: readonly Theme[],
): Promise<Record<Theme, Buffer>> {
  const context = await browser.newContext({
    viewport: { width: 375, height: look.height },
    deviceScaleFactor: look.scale,
    isMobile: true,
    hasTouch: true,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  })
  try {
    const page = await context.newPage()
    await page.clock.setFixedTime(TODAY)
    await page.goto(origin + address)
    await top(page).locator(shows).first().waitFor()
    await settled(page)
    if (reach) await reach(page)
    const pictures: Partial<Record<Theme, Buffer>> = {}
    for (const theme of themes) {
      await page.emulateMedia({ colorScheme: theme })
      await settled(page)
      pictures[theme] = await page.screenshot({ animations: 'disabled', caret: 'hide' })
    }
    return pictures as Record<Theme, Buffer>
  } finally {
    await context.close()
  }
}
