/**
 * Measures reading the civil code in the mini-program: opening, scrolling, jumping, finding a common
 * character, enlarging.
 */
import { readerCopy } from '@/copy/reader'
import { type Answer, LIMITS, type Meter, type MiniProgram } from 'mini-program-host'
import { openMiniProgram } from '../../weapp/open'
import type { Note } from '../figures'
import { KB, quiet } from './measured'

const OPENS_WITH = 128
const SCREENS = 60
const COMMON_LETTER = '的'
const { reader } = readerCopy

const tool = (app: MiniProgram, name: string) => app.find('.tools__tool').getByText(name).tap()

/** Returns the pixels between the top of the page and the target of the jump. */
const offPlace = (app: MiniProgram, name: string) =>
  app.find('.text-block').evaluateAll((pieces, title) => {
    const piece = pieces.find(each => each.textContent?.trim() === title)
    return piece
      ? Math.abs(piece.getBoundingClientRect().top - piece.closest('.screen')!.getBoundingClientRect().top)
      : Infinity
  }, name)

const scroll = (app: MiniProgram) =>
  app.screen.evaluate(screen => {
    screen.scrollTop += screen.clientHeight
  })

/** Jumps to the second last part. The text below the last part may be too short to scroll it to the top. */
async function goFar(app: MiniProgram) {
  await tool(app, reader.contents)
  const last = app.find('.contents__line--1 .contents__entry').nth(-2)
  await last.waitFor()
  await quiet(app)
  const name = (await last.locator('.contents__name').innerText()).trim()
  await app.resetMeter()
  await last.tap()
  await quiet(app)
  return offPlace(app, name)
}

async function enlarge(app: MiniProgram) {
  await tool(app, reader.settings)
  await app.find('.reading-settings__large').waitFor()
  await quiet(app)
  await app.resetMeter()
  await app.tap('.reading-settings__large')
  await quiet(app)
}

export async function measureReader(answer: Answer, lid: string, token: string, note: Note) {
  let dearest = 0
  let nodes = 0
  const look = async (): Promise<Meter> => {
    const meter = await app.meter()
    dearest = Math.max(dearest, meter.largest)
    nodes = Math.max(nodes, (await app.wxml()).nodes)
    return meter
  }
  const app = await openMiniProgram({
    answer,
    path: 'pages/detail/law',
    query: { lid, secretKey: 'k'.repeat(22) },
    storage: { token },
  })
  await app.find('.text-block').first().waitFor({ timeout: 30_000 })
  await quiet(app)
  const opened = await look()
  note('the civil code opens: setData', opened.bytes / KB, OPENS_WITH, 'KB')
  note('the civil code opens: calls', opened.calls, 12)

  await app.resetMeter()
  for (let round = 0; round < SCREENS; round++) {
    await scroll(app)
    await app.page.waitForTimeout(100)
    await look()
  }
  note(`${SCREENS} screens of it: setData for one`, (await look()).bytes / KB / SCREENS, 32, 'KB')

  const off = await goFar(app)
  note('to its last part but one: setData', (await look()).bytes / KB, 64, 'KB')
  note('to its last part but one: off its place', off, 1, 'px')

  await tool(app, reader.find)
  await app.resetMeter()
  await app.type('.find-bar input', COMMON_LETTER)
  await quiet(app)
  note(`finding ${COMMON_LETTER}: setData`, (await look()).bytes / KB, LIMITS.bytesPerSetData / KB, 'KB')
  await app.tap(`[aria-label="${reader.closeFind}"]`)

  await enlarge(app)
  note('larger type: setData', (await look()).bytes / KB, LIMITS.bytesPerSetData / KB, 'KB')
  note('the dearest call of all', dearest / KB, LIMITS.bytesPerSetData / KB, 'KB')
  note('most WXML nodes', nodes, LIMITS.nodes - 1)
  await app.close()
}
