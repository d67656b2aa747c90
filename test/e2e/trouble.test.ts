/**
 * A search during failures of the service or the network, and after wrong taps: the message is clear, and nothing is
 * lost.
 */
import type { Route } from 'playwright-core'
import { listCopy, fill } from '@/copy/list'
import { eventually, letPass } from '../support/time'
import { SUGGEST, conditionsIn, box, chips, layer, openBar, suggestion } from './search-support'
import { ASKING, type Phone, h5App } from './support'

const { open } = h5App(ASKING)

const CASES = /search\/list\?/
const CHOICES = /caseLeftStatistics/
const NEW_LAWS = /newLawExpress/

const rows = (phone: Phone) => phone.top.locator('.row')
const hasRows = (phone: Phone) => rows(phone).first().waitFor()
const retry = (phone: Phone) => phone.button(listCopy.action.retry)
const alert = (phone: Phone) => phone.page.getByRole('alertdialog')
const title = (phone: Phone, name: string) => phone.top.locator('.filter-title').filter({ hasText: name })
/** In both envelopes, which are valid. */
const holding = (what: unknown) => ({ json: { status: 0, succeed: true, isSuccess: true, result: what, data: what } })
const broken = { status: 500, json: {} }
const expired = { status: 401, json: {} }

/** A switch within a test: while it is on, all matching requests get this reply. */
async function answering(phone: Phone, url: RegExp, answer: Parameters<Route['fulfill']>[0]) {
  let isMended = false
  await phone.page.route(url, route => (isMended ? route.continue() : route.fulfill(answer)))
  return () => (isMended = true)
}

/** Waits for the time in which a push into the history must not happen. */
const still = () => letPass(300)
const depth = (phone: Phone) => phone.page.evaluate(() => window.history.length)

/** A tenth of a second between the taps, even on a busy machine. */
async function tapTwice({ page }: Phone, target: ReturnType<Phone['button']>) {
  const at = await target.boundingBox()
  if (!at) throw new Error('nothing to tap')
  const devtools = await page.context().newCDPSession(page)
  const now = Date.now() / 1000
  const touch = (type: 'touchStart' | 'touchEnd', timestamp: number) => {
    const touchPoints = type === 'touchStart' ? [{ x: at.x + at.width / 2, y: at.y + at.height / 2 }] : []
    return devtools.send('Input.dispatchTouchEvent', { type, touchPoints, timestamp })
  }
  await Promise.all([
    touch('touchStart', now - 0.15),
    touch('touchEnd', now - 0.1),
    touch('touchStart', now - 0.05),
    touch('touchEnd', now),
  ])
  await devtools.detach()
}

describe('a valid envelope with other content', () => {
  test.each([
    ['nothing', null],
    ['an empty object', {}],
    ['rows that are none', { judgements: { judgementDtoList: [null, {}], totalCount: 2 } }],
  ])('the list gets %s: it says so, and loads at a retry', async (_, what) => {
    const phone = await open('/ccc-no-auth')
    const mend = await answering(phone, CASES, holding(what))
    await phone.goto('/case-list')
    await phone.top.locator('.state').getByText(listCopy.error.server).waitFor()
    mend()
    await retry(phone).tap()
    await hasRows(phone)
    await phone.close()
  })

  test.each([
    ['nothing', null],
    ['an object', {}],
    ['choices that are none', [null]],
  ])('a filter gets %s: the panel says so, and the rows stay', async (_, what) => {
    const phone = await open('/case-list')
    await hasRows(phone)
    const mend = await answering(phone, CHOICES, holding(what))
    await title(phone, '案由').tap()
    await phone.top.locator('.dropdown').getByText(listCopy.error.server).waitFor()
    expect(await rows(phone).count()).toBeGreaterThan(3)
    mend()
    await retry(phone).tap()
    await phone.top.locator('.tree__node').first().waitFor()
    await phone.close()
  })

  test('a pane of home gets laws that are none: the others stay', async () => {
    const phone = await open('/search')
    const mend = await answering(phone, NEW_LAWS, holding({ lawRegus: [null], totalCount: 1, pageSize: 5 }))
    await phone.top.getByRole('tab', { name: '法规' }).tap()
    await retry(phone).waitFor()
    expect(await phone.top.getByRole('tab').count()).toBe(6)
    mend()
    await retry(phone).tap()
    await phone.top.getByRole('tabpanel', { name: '法规' }).getByRole('link').first().waitFor()
    await phone.close()
  })
})

describe('a server that fails', () => {
  test.each(['/home-search-input', '/case-list'])(
    '%s: failed suggestions show a toast, not an alert; typed text stays, and the next letter retries',
    async address => {
      const phone = await open(address)
      if (address === '/case-list') await openBar(phone)
      const mend = await answering(phone, SUGGEST, broken)
      await box(phone).fill('买卖')
      await phone.toast(fill(listCopy.toast.suggestFailed, { message: listCopy.error.server })).waitFor()
      expect(await alert(phone).count()).toBe(0)
      expect(await box(phone).inputValue()).toBe('买卖')
      mend()
      await box(phone).fill('买卖合同')
      await suggestion(phone, '买卖合同纠纷').first().waitFor()
      await phone.close()
    },
  )

  test('a session that ends while typing is reported once; the words stay', async () => {
    const phone = await open('/home-search-input', { storage: { token: 'expired' } })
    const mend = await answering(phone, SUGGEST, expired)
    await box(phone).fill('买卖')
    await phone.wasTold(listCopy.error.expired)
    expect(await box(phone).inputValue()).toBe('买卖')
    mend()
    await box(phone).fill('买卖合同')
    await suggestion(phone, '买卖合同纠纷').first().waitFor()
    await phone.close()
  })

  test.each([
    ['500', broken, listCopy.error.server],
    ['401', expired, listCopy.noLogin],
    ['a page of HTML', { body: '<html>' }, listCopy.error.server],
  ])('the drawer gets %s: it says so, and loads at a retry', async (_, answer, sentence) => {
    const phone = await open('/case-list')
    await hasRows(phone)
    const mend = await answering(phone, CHOICES, answer)
    await title(phone, listCopy.filter.more).tap()
    const drawer = phone.page.getByRole('dialog', { name: listCopy.filter.more })
    await drawer.getByText(sentence).waitFor()
    if (answer === broken) await alert(phone).getByRole('button', { name: listCopy.action.confirm }).tap()
    mend()
    await retry(phone).tap()
    await drawer.locator('.filter-group').first().waitFor()
    expect(await rows(phone).count()).toBeGreaterThan(3)
    await phone.close()
  })
})

test('offline: the rows stay, further requests say so, and all continues when the network is back', async () => {
  const phone = await open('/case-list')
  await hasRows(phone)
  await phone.page.context().setOffline(true)
  await phone.top.evaluate(page => page.scrollTo(0, page.scrollHeight))
  await phone.top.locator('.results-footer').getByText(listCopy.error.network).waitFor()
  expect(await rows(phone).count()).toBeGreaterThan(3)
  await phone.page.context().setOffline(false)
  await retry(phone).tap()
  await retry(phone).waitFor({ state: 'detached' })
  expect(await phone.top.locator('.total-line').innerText()).toContain('共')
  await phone.close()
})

test('a single result is counted and shown, and is the last', async () => {
  const phone = await open('/ccc-no-auth')
  await phone.page.route(CASES, async route => {
    const answer = await route.fetch()
    const body = (await answer.json()) as { result: { judgements: { judgementDtoList: object[]; totalCount: number } } }
    const { judgements } = body.result
    judgements.totalCount = judgements.judgementDtoList.splice(1).length && 1
    await route.fulfill({ json: body })
  })
  await phone.goto('/case-list')
  await phone.toast(fill(listCopy.toast.total, { count: 1 })).waitFor()
  expect(await rows(phone).count()).toBe(1)
  expect(await phone.top.getByRole('status').first().innerText()).toMatch(/^案例\s*共1条$/)
  await phone.top.getByText(listCopy.noMore).waitFor()
  await phone.close()
})

describe('a double tap', () => {
  test('opens a document, and the search input, once', async () => {
    const phone = await open('/search')
    const start = await depth(phone)
    await tapTwice(phone, phone.button(listCopy.categories.case.placeholder))
    await box(phone).waitFor()
    await still()
    expect(await depth(phone)).toBe(start + 1)
    await phone.page.goBack()
    await phone.isAt('/search')
    await phone.close()
  })

  test('searches once, and back leads to the input', async () => {
    const phone = await open('/home-search-input')
    const start = await depth(phone)
    await box(phone).fill('合同')
    await phone.page.keyboard.press('Enter')
    await phone.page.keyboard.press('Enter')
    await hasRows(phone)
    await still()
    expect(await depth(phone)).toBe(start + 1)
    await phone.close()
  })

  test('removes one chip, not its neighbour', async () => {
    const words = ['合同', '违约', '赔偿'].map(value => ({ name: '全文', value }))
    const phone = await open(`/case-list?query=${encodeURIComponent(JSON.stringify(words))}`)
    await hasRows(phone)
    await tapTwice(phone, phone.top.locator('.chip__remove').first())
    await eventually(async () => expect((await chips(phone)).length).toBeLessThan(3))
    await still()
    expect(conditionsIn(phone)).toEqual(['/case-list', '全文:违约', '全文:赔偿'])
    await phone.close()
  })

  test('opens the bar once, and a panel', async () => {
    const phone = await open('/case-list')
    await hasRows(phone)
    await tapTwice(phone, phone.top.locator('.search-bar__open'))
    await layer(phone).waitFor()
    await still()
    expect(await layer(phone).count()).toBe(1)
    await phone.close()
  })
})
