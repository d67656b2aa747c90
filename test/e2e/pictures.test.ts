/** Sixteen screens in both themes look as they did when `npm run pictures` was run last. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import pixelmatch from 'pixelmatch'
import type { Browser, Page } from 'playwright-core'
import { fewColours, pixelsOf } from '../../config/few-colours'
import { keptFile } from '../pictures/kept'
import { SCREENS } from '../pictures/screens'
import { KEPT, pictureOf, THEMES } from '../pictures/take'
import { companionServer } from '../support/companion'
import { worker } from '../support/worker'

const SHOTS = path.resolve(__dirname, '../../test-results/pictures')
/** What another version of a font may draw otherwise. */
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

const cases = Object.keys(SCREENS).flatMap(name => THEMES.map(theme => ({ name, theme })))

test.each(cases)('$name, $theme', async ({ name, theme }) => {
  const taken = await fewColours(empty, await pictureOf(browser, server.origin, SCREENS[name]!, { ...KEPT, theme }))
  const [now, kept] = [await pixelsOf(empty, taken), await pixelsOf(empty, readFileSync(keptFile(name, theme)))]
  expect([now.width, now.height]).toEqual([kept.width, kept.height])
  const differing = pixelmatch(now.bytes, kept.bytes, undefined, now.width, now.height, { threshold: TOLERATED.colour })
  const share = differing / (now.width * now.height)
  if (share > TOLERATED.share) writeFileSync(path.join(SHOTS, `${name}-${theme}.png`), taken)
  expect(share).toBeLessThanOrEqual(TOLERATED.share)
})
