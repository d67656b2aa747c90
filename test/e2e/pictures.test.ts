/** Sixteen screens in both themes equal the pictures of the last `npm run pictures`. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import pixelmatch from 'pixelmatch'
import type { Browser, Page } from 'playwright-core'
import { pixelsOf } from '../../scripts/quantize-png'
import { expectedFile } from '../pictures/expected'
import { SCREENS } from '../pictures/screens'
import { KEPT, picturesOf, THEMES } from '../pictures/take'
import { companionServer } from '../support/companion'
import { worker } from '../support/worker'

const SHOTS = path.resolve(__dirname, '../../test-results/pictures')
/** The tolerance for another version of a font. */
const TOLERATED = { colour: 0.1, share: 0.005 }

const server = companionServer({ CORPUS: 'sample' })
let browser: Browser
let empty: Page
beforeAll(async () => {
  browser = await worker.browser()
  empty = await browser.newPage()
  mkdirSync(SHOTS, { recursive: true })
})
afterAll(() => empty.close())

test.each(Object.keys(SCREENS))('%s, light and dark', async name => {
  const pictures = await picturesOf(browser, server.origin, SCREENS[name]!, KEPT, THEMES)
  for (const theme of THEMES) {
    const picture = pictures[theme]
    const [now, reference] = await Promise.all([
      pixelsOf(empty, picture),
      pixelsOf(empty, readFileSync(expectedFile(name, theme))),
    ])
    const { width, height } = now
    expect([theme, width, height]).toEqual([theme, reference.width, reference.height])
    const differing = pixelmatch(now.bytes, reference.bytes, undefined, width, height, { threshold: TOLERATED.colour })
    const share = differing / (width * height)
    if (share > TOLERATED.share) writeFileSync(path.join(SHOTS, `${name}-${theme}.png`), picture)
    expect([theme, share <= TOLERATED.share]).toEqual([theme, true])
  }
})
