/** Pictures of the app with its sample, the same whenever they are taken. */
import type { Browser } from 'playwright-core'
import { activityOf } from '../support/page-activity'
import { type Screen, top } from './screens'

interface Size {
  height: number
  scale: number
}

export const THEMES = ['light', 'dark'] as const
type Theme = (typeof THEMES)[number]
/** What the tests compare: small, and enough to see what has moved. */
export const EXPECTED_SIZE = { height: 812, scale: 1 }

/** A day on which the sample is whole. */
const TODAY = new Date('2026-11-20T10:00:00+08:00')

/** A page whose device has the size and the pixels of the pictures. */
export async function pictureTaker(browser: Browser, { height, scale }: Size) {
  const context = await browser.newContext({
    viewport: { width: 375, height },
    deviceScaleFactor: scale,
    isMobile: true,
    hasTouch: true,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  const { idle } = activityOf(page)
  await page.clock.setFixedTime(TODAY)
  // Each screen is one document, which begins without the traces of the screen before.
  await page.addInitScript(() => {
    localStorage.clear()
    sessionStorage.clear()
  })

  /** Nothing loads any more, and nothing moves. */
  async function settled() {
    await top(page).locator('.skeleton').first().waitFor({ state: 'detached' })
    await idle()
    await page.evaluate(() => document.fonts.ready)
    await page.locator('.toast__line').waitFor({ state: 'hidden' })
  }

  return {
    /** Takes one picture for each theme: the page is the same, and drawn anew in other colours. */
    async picturesOf<Chosen extends Theme>(
      origin: string,
      { address, shows, reach }: Screen,
      themes: readonly Chosen[],
    ): Promise<Record<Chosen, Buffer>> {
      await page.goto(origin + address)
      await top(page).locator(shows).first().waitFor()
      await settled()
      if (reach) await reach(page)
      const pictures: Partial<Record<Chosen, Buffer>> = {}
      for (const theme of themes) {
        await page.emulateMedia({ colorScheme: theme })
        await settled()
        pictures[theme] = await page.screenshot({ animations: 'disabled', caret: 'hide' })
      }
      return pictures as Record<Chosen, Buffer>
    },
    close: () => context.close(),
  }
}
