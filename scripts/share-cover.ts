/** Draws the picture of a forwarded page of the mini-program: `npm run cover` after changing it. */
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { launchBrowser } from '../test/support/browser'
import { quantizePng } from './quantize-png'

const src = path.resolve(import.meta.dirname, '../src')
const tokens = readFileSync(path.join(src, 'styles/tokens.scss'), 'utf8')
/** Returns the value of a token in the light theme, which comes first in the file. */
const token = (name: string) => new RegExp(`--${name}: (#\\w+);`).exec(tokens)?.[1] ?? ''

/** WeChat shows the picture at 5:4 in a chat, and only its central square in Moments. */
const SIZE = { width: 500, height: 400 }

const line = (y: number, width: number, colour: string, x = 180) =>
  `<rect x="${x}" y="${y}" width="${width}" height="8" rx="4" fill="${token(colour)}"/>`

const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE.width} ${SIZE.height}">
  <rect width="500" height="400" fill="${token('plate')}"/>
  <rect x="150" y="56" width="200" height="288" rx="16" fill="${token('card')}" stroke="${token('plate-line')}" stroke-width="2"/>
  ${line(92, 84, 'ink')}
  <rect x="180" y="116" width="140" height="2" fill="${token('line-2')}"/>
  ${line(140, 140, 'line-2')}${line(162, 120, 'line-2')}
  <rect x="172" y="182" width="120" height="20" rx="4" fill="${token('mark')}"/>${line(188, 104, 'ink')}
  ${line(214, 140, 'line-2')}${line(236, 96, 'line-2')}
  <circle cx="316" cy="286" r="44" fill="${token('plate')}" stroke="${token('seal')}" stroke-width="10"/>
  <path d="M348 318l34 34" stroke="${token('seal')}" stroke-width="16" stroke-linecap="round"/>
  ${line(276, 44, 'seal', 294)}${line(294, 28, 'line-2', 294)}
</svg>`

async function drawCover() {
  const browser = await launchBrowser()
  const page = await browser.newPage({ viewport: SIZE })
  await page.setContent(`<body style="margin:0">${svg}</body>`)
  writeFileSync(path.join(src, 'share-cover.png'), await quantizePng(page, await page.screenshot()))
  await browser.close()
}

void drawCover()
