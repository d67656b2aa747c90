/** The duration of toasts: sections 5 and 9 of the specification, with a clock that the test moves. */
import { copy } from '@/copy'
import { type Phone, h5App } from './support'

const { open } = h5App({ CORPUS: 'sample' })
const { toast } = copy

const input = async (phone: Phone) => {
  await phone.top.locator('input').focus()
  await phone.page.keyboard.press('Enter')
}
const court = (phone: Phone) => phone.top.getByRole('radio', { name: /^南京市中级人民法院/ })

const many = JSON.stringify(Array.from({ length: 300 }, (_, at) => ({ name: '全文', value: `违约金${at}` })))

interface Case {
  message: string
  ms: number
  at: string
  prepare?: (phone: Phone) => Promise<unknown>
  act: (phone: Phone) => Promise<unknown>
}

const CASES: Case[] = [
  { message: toast.empty, ms: 2000, at: '/home-search-input?type=case', act: input },
  {
    message: toast.secondLevel,
    ms: 3000,
    at: '/case-list',
    async prepare(phone) {
      await phone.top.locator('.row').first().waitFor()
      await phone.top.locator('.filter-title[aria-label^="地域"]').click()
      await phone.top.getByRole('radio', { name: /^江苏省 / }).click()
      await court(phone).waitFor()
    },
    act: phone => court(phone).click(),
  },
  { message: toast.tooMany, ms: 5000, at: `/home-search-input?query=${encodeURIComponent(many)}`, act: input },
]

test.each(CASES)('$message stands for $ms ms', async ({ message, ms, at, prepare, act }) => {
  const phone = await open('/ccc-no-login', { fresh: true })
  const { clock } = phone.page
  await clock.install()
  await phone.goto(at)
  await phone.top.locator('input, .row').first().waitFor()
  await prepare?.(phone)
  await phone.settled()
  await clock.pauseAt((await phone.page.evaluate(() => Date.now())) + 1000)
  await act(phone)
  const isVisible = () => phone.toast(message).isVisible()
  await clock.runFor(100)
  expect(await isVisible()).toBe(true)
  await clock.runFor(ms - 200)
  expect(await isVisible()).toBe(true)
  await clock.runFor(500)
  expect(await isVisible()).toBe(false)
  await phone.close()
})
