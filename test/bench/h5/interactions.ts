/** Measures the time from an interaction to the next frame, as the browser reports it. */
import { type Bench, several } from './bench'
import { type MeasuredRoute, withChips } from './routes'
import type { SlowPhone } from './slow-phone'

const INP = 200
const TYPED = '买卖合同纠纷'

interface Interaction {
  /** Returns the selector or name of the element to use. Returns `undefined` on routes that lack it. */
  of(route: MeasuredRoute): string | undefined
  address?(route: MeasuredRoute): string
  act(phone: SlowPhone, route: MeasuredRoute): Promise<unknown>
}

async function type(phone: SlowPhone, { types }: MeasuredRoute) {
  if (types!.opens) await phone.top.locator(types!.opens).tap({ position: { x: 20, y: 20 } })
  await phone.sees(`${types!.into}:focus`)
  for (const letter of TYPED) {
    await phone.page.keyboard.insertText(letter)
    await phone.page.keyboard.press('End')
    await phone.page.waitForTimeout(350)
  }
}

async function removeChips(phone: SlowPhone, { chips }: MeasuredRoute) {
  for (let left = chips!.length; left > 1; left--) {
    await phone.top.locator('.chip__remove').first().tap()
    await phone.page.waitForTimeout(1200)
  }
}

async function openFilter(phone: SlowPhone, { filter }: MeasuredRoute) {
  await phone.top.locator(filter!.tap).first().tap()
  await phone.sees(filter!.shows)
  await phone.page.waitForTimeout(1000)
}

async function openRow(phone: SlowPhone) {
  await phone.top.locator('.row').first().tap()
  await phone.sees('.reader-head__title')
  await phone.settle()
}

const INTERACTIONS: Interaction[] = [
  { of: ({ types }) => types && 'while typing', act: type },
  { of: ({ chips }) => chips && 'while removing chips', address: withChips, act: removeChips },
  { of: ({ filter }) => filter && `opening ${filter.what}`, act: openFilter },
  { of: ({ rows }) => rows && 'opening a row', act: openRow },
]

export async function interactions(bench: Bench) {
  for (const route of bench.routes)
    for (const { of, address, act } of INTERACTIONS) {
      const what = of(route)
      if (!what) continue
      const slowest = await several(bench, async phone => {
        await phone.goto(address?.(route) ?? route.address, route.shows)
        await phone.settle()
        await act(phone, route)
        return Math.max(0, ...Object.values((await phone.watched()).interactions))
      })
      bench.note(`${route.name}: INP ${what}`, slowest, INP, 'ms')
    }
}
