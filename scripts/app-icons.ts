/** Draws the icons of the installed app: `npm run app-icons` after changing the logo. */
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { LOGO_ICON, SQUARE_LOGO_ICON } from '../server/web/logo'
import { launchBrowser } from '../test/support/browser'

const FOLDER = path.resolve(import.meta.dirname, '../src/app-icons')

const ICONS = [
  { name: 'icon-192', size: 192, drawing: LOGO_ICON },
  { name: 'icon-512', size: 512, drawing: LOGO_ICON },
  // Phones crop this icon to their own shape.
  { name: 'icon-maskable-512', size: 512, drawing: SQUARE_LOGO_ICON },
  { name: 'apple-touch-icon', size: 180, drawing: SQUARE_LOGO_ICON },
]

async function drawIcons() {
  mkdirSync(FOLDER, { recursive: true })
  const browser = await launchBrowser()
  for (const { name, size, drawing } of ICONS) {
    const page = await browser.newPage({ viewport: { width: size, height: size } })
    await page.setContent(`<style>body{margin:0}svg{display:block}</style>${drawing}`)
    await page.screenshot({ path: path.join(FOLDER, `${name}.png`), omitBackground: true })
  }
  await browser.close()
}

void drawIcons()
