/** Scrolls measured lists. */
import { type MiniProgram } from 'mini-program-host'

const THUMB = 400
const MOST_TURNS = 200

const heightAfter = (app: MiniProgram, distance: number) =>
  app.screen.evaluate((screen, by) => {
    screen.scrollTop += by
    return screen.scrollHeight
  }, distance)

/** Scrolls at a thumb's pace until the list has loaded a page. */
async function nextPage(app: MiniProgram) {
  const before = await heightAfter(app, 0)
  for (let round = 0; (await heightAfter(app, THUMB)) <= before + 500; round++) {
    if (round > MOST_TURNS) throw new Error('No further page came.')
    await app.page.waitForTimeout(100)
  }
}

export async function furtherPagesOf(app: MiniProgram, pages: number) {
  for (let page = 0; page < pages; page++) await nextPage(app)
}

/** Scrolls to the top, as a tap on the phone's status bar does. */
export const toTop = (app: MiniProgram) =>
  app.screen.evaluate(screen => {
    screen.scrollTop = 0
  })

/** Scrolls back to the top at a thumb's pace. */
export async function backByThumb(app: MiniProgram) {
  const isAway = () => app.screen.evaluate(screen => screen.scrollTop > 0)
  for (let round = 0; await isAway(); round++) {
    if (round > MOST_TURNS) throw new Error('The top did not come.')
    await heightAfter(app, -THUMB)
    await app.page.waitForTimeout(100)
  }
}
