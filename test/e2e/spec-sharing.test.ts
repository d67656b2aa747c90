/**
 * Sharing with a back end whose keys are 32 digits, and which answers a key with the request alone, or with the
 * document.
 */
import { shareCopy } from '@/copy/share'
import { readerCopy } from '@/copy/reader'
import { visualCopy } from '@/copy/visual'
import { eventually } from '../support/time'
import { readsWell, specApp, title } from './spec-support'
import type { Phone } from './support'

const { open, origin } = specApp()

const spyOnLeaving = () => {
  const copied: string[] = []
  Object.defineProperty(navigator, 'clipboard', {
    value: { writeText: async (text: string) => void copied.push(text) },
  })
  Object.assign(window, { copied })
}
const copied = (phone: Phone) => phone.page.evaluate(() => (window as unknown as { copied: string[] }).copied)

async function linkFrom(phone: Phone) {
  const sheet = phone.page.getByRole('dialog', { name: shareCopy.share.title })
  await sheet.waitFor()
  await phone.settled()
  await sheet.getByRole('button', { name: shareCopy.share.link, exact: true }).tap()
  await eventually(async () => expect(await copied(phone)).toHaveLength(1))
  const [link = ''] = await copied(phone)
  return new URL(link.slice(link.indexOf('http')))
}

test.each([
  ['/case-detail/c1', '对双方具有约束力'],
  ['/law-detail/l2', '违约金的约定不得过分高于损失'],
  ['/judicial-detail/v1', '由来已久'],
])('the link to %s opens it to a guest', async (address, line) => {
  const phone = await open(address, { before: spyOnLeaving })
  await title(phone).waitFor()
  const name = (await title(phone).innerText()).trim()
  await phone.button(readerCopy.reader.share).tap()
  const link = await linkFrom(phone)
  expect(link.origin + link.pathname).toBe(origin() + address)
  expect(link.searchParams.get('secretKey')).toMatch(/^[\da-f]{32}$/)
  await phone.close()

  const guest = await open(link.pathname + link.search)
  await eventually(async () => expect((await title(guest).innerText()).trim()).toBe(name))
  await guest.sees(line)
  await readsWell(guest)
  await guest.close()
})

test('an invalid key is reported, with a link home', async () => {
  const phone = await open(`/case-detail/c1?secretKey=${'0'.repeat(32)}`)
  await phone.button(readerCopy.action.home).waitFor()
  expect(await title(phone).count()).toBe(0)
  await readsWell(phone)
  await phone.close()
})

test('shared charts are drawn for a guest from their conditions, read only', async () => {
  const query = encodeURIComponent(JSON.stringify([{ name: '全文', value: '违约金' }]))
  const phone = await open(`/case-visual?query=${query}`, { before: spyOnLeaving })
  await phone.top.locator('.chart-card canvas').first().waitFor()
  await phone.button(visualCopy.visual.share).tap()
  const link = await linkFrom(phone)
  await phone.close()

  const guest = await open(link.pathname + link.search)
  await guest.top.locator('.chart-card canvas').first().waitFor()
  await guest.sees('违约金')
  expect(await guest.top.locator('.visual-header').count()).toBe(0)
  await readsWell(guest)
  await guest.close()
})
