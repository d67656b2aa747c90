/**
 * `npm run paper-font -- folder` writes the font of the sample's PDFs: Noto Serif SC with the characters that they use.
 * Run it after a change of the sample. The folder must contain two packages that only this script needs: `npm install
 * --prefix folder subset-font@2.9.0 @fontsource/noto-serif-sc@5.3.0`.
 */
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { samplePdfCharacters } from './sample-pdf-characters'

type Subset = (font: Buffer, text: string, options: { targetFormat: 'sfnt' }) => Promise<Buffer>

const OUT = path.resolve(__dirname, '../server/download/data')
const PACKAGE = '@fontsource/noto-serif-sc'
const FONT = `${PACKAGE}/files/noto-serif-sc-chinese-simplified-400-normal.woff2`

async function main([folder = '.']: string[]) {
  const modules = path.resolve(folder, 'node_modules')
  const subset = createRequire(path.join(modules, 'main.js'))('subset-font') as Subset
  const font = await subset(readFileSync(path.join(modules, FONT)), samplePdfCharacters(), { targetFormat: 'sfnt' })
  mkdirSync(OUT, { recursive: true })
  writeFileSync(path.join(OUT, 'paper-font.ttf'), font)
  copyFileSync(path.join(modules, PACKAGE, 'LICENSE'), path.join(OUT, 'paper-font-license.txt'))
}

main(process.argv.slice(2)).catch((error: Error) => {
  console.error(error.message)
  process.exitCode = 1
})
