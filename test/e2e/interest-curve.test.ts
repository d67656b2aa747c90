/** 利息曲线: from the calculator, with a tap on any day, and with an invalid address. */
import { interestCurveCopy } from '@/copy/interest-curve'
import { calculatorsCopy } from '@/copy/calculators'
import { ROUTES } from '@/routing/routes'
import { eventually } from '../support/time'
import { h5App, type Phone } from './support'

const { open } = h5App()
const { interestCurve: words } = interestCurveCopy
const query = 'of=lpr&amount=100%E4%B8%87&from=2019-01-01&to=2026-06-30&multiple=1.5'
const sum = (phone: Phone) => phone.top.locator('.interest-curve__sum').innerText()
const day = (phone: Phone) => phone.top.locator('.interest-curve__day').innerText()

const SIZES = [
  ['phone', { width: 375, height: 812 }],
  ['small and dark', { width: 320, height: 568, theme: 'dark' }],
  ['wide', { width: 1280, height: 800 }],
] as const

test.each(SIZES)('from the calculator on a %s screen: the last day, then the tapped day', async (name, size) => {
  const phone = await open(`${ROUTES.reckoners.url}?${query}`, size)
  const total = await phone.top.locator('.calculator-result__number').locator('visible=true').innerText()
  await phone.button(calculatorsCopy.calculators.curve).click()
  await phone.isAt(`${ROUTES['interest-curve'].url}?${query.slice('of=lpr&'.length)}`)
  await eventually(async () => expect(await sum(phone)).toBe(total))
  expect(await day(phone)).toBe('截至2026-06-30')
  await phone.settled()
  await phone.shot(`interest-curve-${name}`)
  // A canvas is replaced when its size settles.
  const chart = await eventually(async () => {
    const box = await phone.top.locator('.chart canvas').boundingBox()
    if (!box) throw new Error('the canvas has no size')
    return box
  })
  await phone.page.mouse.click(chart.x + chart.width / 2, chart.y + 80)
  await eventually(async () => expect(await day(phone)).toMatch(/^截至2022-(?:09|10)/))
  expect(parseFloat((await sum(phone)).replace(/,/g, ''))).toBeLessThan(parseFloat(total.replace(/,/g, '')) * 0.7)
  await phone.shot(`interest-curve-${name}-tapped`)
  expect(await phone.top.evaluate(page => page.scrollWidth - page.clientWidth)).toBe(0)
  expect(phone.errors).toEqual([])
  await phone.close()
})

test('an invalid address leads to the fields', async () => {
  const phone = await open(`${ROUTES['interest-curve'].url}?amount=x&from=2019-01-01`)
  await phone.top.getByText(words.nothing.split('、')[0]!).first().waitFor()
  await phone.button(words.calculate).click()
  await eventually(() => expect(phone.address).toContain(`${ROUTES.reckoners.url}?`))
  await phone.top
    .getByText(/^还需填写/)
    .locator('visible=true')
    .waitFor()
  await phone.close()
})
