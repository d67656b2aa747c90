/** The app against the second back end, from a page on another origin. */
import { copy } from '@/copy'
import type { startSpecApp } from '../support/spec-app'
import { eventually, letPass } from '../support/time'
import { worker } from '../support/worker'
import { Phone, type Visit } from './support'

type SpecApp = Awaited<ReturnType<typeof startSpecApp>>

export function specApp() {
  let app: SpecApp
  beforeAll(async () => {
    app = await worker.specApp()
  })
  return {
    open: (address: string, visit: Visit = {}) => Phone.open(app.origin, address, visit),
    origin: () => app.origin,
    authorizeUrl: () => app.server.authorizeUrl,
  }
}

export const rows = (phone: Phone) => phone.top.locator('.row')
export const title = (phone: Phone) => phone.top.locator('.reader-head__title')
export const totalOf = async (phone: Phone) =>
  Number((await phone.top.locator('.total-line__number').innerText()).replace(/\D/g, ''))

/** Text that a reader must never see. */
const SCRAPS = /undefined|NaN|\[object|null/
export async function readsWell(phone: Phone) {
  await phone.top.locator('.skeleton').first().waitFor({ state: 'detached' })
  const text = await phone.top.innerText()
  expect(text).not.toMatch(SCRAPS)
  return text
}

/** All titles of a list, read from its top to its end. */
export async function titlesOf(phone: Phone) {
  const titles = new Set<string>()
  for (let ended = false; !ended;) {
    for (const one of await phone.top.locator('.row__title').allInnerTexts()) titles.add(one.trim())
    ended =
      (await phone.top.evaluate(
        (page, end) => page.textContent?.includes(end) && page.scrollTop + page.clientHeight >= page.scrollHeight - 1,
        copy.noMore,
      )) === true
    await phone.top.evaluate(page => page.scrollBy(0, 400))
    // A thumb's pace: rows are rendered as they become visible.
    await letPass(30)
  }
  return [...titles]
}

/** Opens a row, and waits for its document. */
export async function openRow(phone: Phone, at = 0) {
  const row = rows(phone).nth(at)
  await row.waitFor()
  const rowTitle = (await row.locator('.row__title').innerText()).trim()
  await row.evaluate(element => (element as HTMLElement).click())
  await eventually(async () => expect((await title(phone).innerText()).trim()).toBe(rowTitle))
  await readsWell(phone)
  return rowTitle
}
