/** A sample of the mutated replies in a real browser: drawn charts, the router, and console errors. */
import { variantsOf } from '../support/sweep/changes'
import { readsWell, specApp } from './spec-support'

const { open } = specApp()

const SAMPLES = 12
/** A few of them, spread over the whole reply. */
const sampled = <T>(all: T[]) => all.filter((_, at) => at % Math.ceil(all.length / SAMPLES) === 0)

test.each([
  ['a list', '/case-list', '**/search/list?**', '.row, .state'],
  ['a document', '/case-detail/c1', '**/search/c1', '.reader, .state'],
  ['a law', '/law-detail/l2', '**/lawregu/l2?**', '.reader, .state'],
  ['charts', '/case-visual', '**/statisticsByFields**', '.chart-card, .state'],
  ['a topic', '/fiscal-tax-carousel/2', '**/findCarouselDetailById**', '.row, .state'],
])('%s with mutated replies', async (_, address, call, shows) => {
  const phone = await open('/ccc-no-auth')
  const response = phone.page.waitForResponse(call)
  await phone.goto(address)
  const reply: unknown = await (await response).json()
  let changed: unknown
  await phone.page.route(call, route =>
    route.fulfill({ json: changed, headers: { 'access-control-allow-origin': '*' } }),
  )
  for (const change of sampled(variantsOf(reply))) {
    changed = change.reply
    await phone.goto(address)
    await phone.top.locator(shows).first().waitFor()
    await readsWell(phone)
    if (phone.errors.length) throw new Error(`${change.name}: ${phone.errors.join('\n')}`)
  }
  await phone.close()
})
