/** `npm run pictures`: the pictures of the README, and those that the tests compare the screens with. */
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fewColours } from '../../config/few-colours'
import { ensureH5Build } from '../../config/h5-build'
import { launchBrowser } from '../support/browser'
import { SAMPLE } from '../support/sample'
import { startServer } from '../support/server'
import { keptFile, keptFolder } from './kept'
import { SCREENS } from './screens'
import { KEPT, pictureOf, THEMES } from './take'

const FOLDER = path.resolve(import.meta.dirname, '../../docs/pictures')
/** By the names that the README has for them. */
const README = { list: 'case-list', reader: 'judgment', charts: 'charts' }
const LARGE = { theme: 'light', height: 720, scale: 2 } as const

async function main() {
  const H5_DIR = process.env.H5_DIR ?? (await ensureH5Build(process.env, console.log))
  const [server, browser] = await Promise.all([
    startServer({ CORPUS: 'sample', H5_DIR }, { firstStart: !existsSync(SAMPLE) }),
    launchBrowser(),
  ])
  mkdirSync(FOLDER, { recursive: true })
  rmSync(keptFolder, { recursive: true, force: true })
  mkdirSync(keptFolder)
  try {
    const empty = await browser.newPage()
    const keep = async (file: string, png: Buffer) => writeFileSync(file, await fewColours(empty, png))
    for (const [name, screen] of Object.entries(README)) {
      const picture = await pictureOf(browser, server.origin, SCREENS[screen]!, LARGE)
      await keep(path.join(FOLDER, `${name}.png`), picture)
    }
    for (const [name, screen] of Object.entries(SCREENS)) {
      for (const theme of THEMES)
        await keep(keptFile(name, theme), await pictureOf(browser, server.origin, screen, { ...KEPT, theme }))
      console.log(name)
    }
  } finally {
    await Promise.all([browser.close(), server.stop()])
  }
}

main().catch((error: unknown) => {
  console.error(error)
  process.exitCode = 1
})
