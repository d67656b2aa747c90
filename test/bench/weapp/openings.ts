/** What a page is drawn with when it opens, and a further page of a list when it is scrolled. */
import { type MiniProgram } from 'mini-program-host'
import { type Bench, KB, during, openPage } from './measured'

const FURTHER = 5
const MOST_TURNS = 200

export async function openings(bench: Bench) {
  for (const page of bench.pages) {
    const app = await openPage(bench, page)
    const { bytes, calls } = await app.meter()
    bench.note(`${page.name}: setData`, bytes / KB, page.opensWith.kb, 'KB')
    bench.note(`${page.name}: calls`, calls, page.opensWith.calls)
    await app.close()
  }
}

const heightAfter = (app: MiniProgram, distance: number) =>
  app.screen.evaluate((screen, by) => {
    screen.scrollTop += by
    return screen.scrollHeight
  }, distance)

/** Scrolls as a thumb does, until the list has grown by a page. */
async function nextPage(app: MiniProgram) {
  const before = await heightAfter(app, 0)
  for (let turn = 0; (await heightAfter(app, 400)) <= before + 500; turn++) {
    if (turn > MOST_TURNS) throw new Error('No further page came.')
    await app.page.waitForTimeout(100)
  }
}

export async function furtherPages(bench: Bench) {
  for (const page of bench.pages) {
    if (!page.endless) continue
    const app = await openPage(bench, page)
    const { bytes, calls } = await during(app, async () => {
      for (let further = 0; further < FURTHER; further++) await nextPage(app)
    })
    bench.note(`${page.name}, a further page: setData`, bytes / KB / FURTHER, 64, 'KB')
    bench.note(`${page.name}, a further page: calls`, calls / FURTHER, 3)
    await app.close()
  }
}
