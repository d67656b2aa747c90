/** Sixteen screens in both themes equal the pictures of the last `npm run pictures`. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import pixelmatch from 'pixelmatch'
import type { Page } from 'playwright-core'
import { pixelsOf } from '../../scripts/quantize-png'
import { expectedFile } from '../pictures/expected'
import { SCREENS } from '../pictures/screens'
import { EXPECTED_SIZE, pictureTaker, THEMES } from '../pictures/take'
import { companionServer } from '../support/companion'
import { hasPictureFont } from '../support/picture-font'
import { worker } from '../support/worker'

const SHOTS = path.resolve(__dirname, '../../test-results/pictures')
/** The tolerance for another version of a font. */
const TOLERATED = { colour: 0.1, share: 0.005 }

const server = companionServer({ CORPUS: 'sample' })
let taker: Awaited<ReturnType<typeof pictureTaker>>
let empty: Page
beforeAll(async () => {
  const browser = await worker.browser()
  taker = await pictureTaker(browser, EXPECTED_SIZE)
  empty = await browser.newPage()
  mkdirSync(SHOTS, { recursive: true })
})
afterAll(() => Promise.all([taker.close(), empty.close()]))

// Where all services are required, the font is, too: a missing one fails.
const canCompare = hasPictureFont() || process.env.SERVICES === 'required'
if (!canCompare) process.stdout.write('not run: pictures, because the font Noto Sans CJK is missing\n')

;(canCompare ? test : test.skip).each(Object.keys(SCREENS))('%s, light and dark', async name => {
  const pictures = await taker.picturesOf(server.origin, SCREENS[name]!, THEMES)
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
