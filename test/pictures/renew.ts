/** `npm run pictures`: the pictures of the README, and those that the tests compare the screens with. */
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { quantizePng } from '../../scripts/quantize-png'
import { ensureH5Build } from '../../config/h5-build'
import { launchBrowser } from '../support/browser'
import { SAMPLE } from '../support/sample'
import { startServer } from '../support/server'
import { expectedFile, expectedFolder } from './expected'
import { SCREENS } from './screens'
import { EXPECTED_SIZE, pictureTaker, THEMES } from './take'

const FOLDER = path.resolve(import.meta.dirname, '../../docs/pictures')
/** By the names that the README has for them. */
const README = { list: 'case-list', reader: 'judgment', charts: 'charts' }
const LARGE = { height: 720, scale: 2 }

async function main() {
  const H5_DIR = process.env.H5_DIR ?? (await ensureH5Build(process.env, console.log))
  const [server, browser] = await Promise.all([
    startServer({ CORPUS: 'sample', H5_DIR }, { firstStart: !existsSync(SAMPLE) }),
    launchBrowser(),
  ])
  mkdirSync(FOLDER, { recursive: true })
  rmSync(expectedFolder, { recursive: true, force: true })
  mkdirSync(expectedFolder)
  try {
    const empty = await browser.newPage()
    const keep = async (file: string, png: Buffer) => writeFileSync(file, await quantizePng(empty, png))
    const large = await pictureTaker(browser, LARGE)
    for (const [name, screen] of Object.entries(README)) {
      const { light } = await large.picturesOf(server.origin, SCREENS[screen]!, ['light'])
      await keep(path.join(FOLDER, `${name}.png`), light)
    }
    const small = await pictureTaker(browser, EXPECTED_SIZE)
    for (const [name, screen] of Object.entries(SCREENS)) {
      const pictures = await small.picturesOf(server.origin, screen, THEMES)
      for (const theme of THEMES) await keep(expectedFile(name, theme), pictures[theme])
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
