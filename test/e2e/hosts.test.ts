import { copy } from '@/copy'
import { loginPopupCopy } from '@/copy/login-popup'
import { calculatorsCopy } from '@/copy/calculators'
import { ROUTES } from '@/routing/routes'
import { letPass } from '../support/time'
import type { NativeCall } from './page-scripts'
import { type H5Host, type Phone, h5App } from './support'

const { open } = h5App({ CORPUS: 'sample' })

const APPS: H5Host[] = ['ios', 'android']
const promotion = (phone: Phone) => phone.page.getByRole('dialog')
/** Calls to the wrapper, besides the search history, which the home screen lists. */
const wrapperCalls = async (phone: Phone) =>
  (await phone.nativeCalls()).filter(({ method }) => method !== 'getBigDataSearchHistory')
const methods = async (phone: Phone) => (await wrapperCalls(phone)).map(call => call.method)
const isCalled = (phone: Phone, methodName: string) =>
  phone.page.waitForFunction(
    name => (window as unknown as { nativeCalls: NativeCall[] }).nativeCalls.some(({ method }) => method === name),
    methodName,
  )

describe.each(APPS)('the native wrapper on %s', host => {
  test('a visitor sees the promotion once, and its login is the native login page', async () => {
    const phone = await open('/search', { host, native: { turnToLoginPage: null } })
    await promotion(phone).getByRole('button', { name: copy.action.login, exact: true }).click()
    await isCalled(phone, 'turnToLoginPage')
    expect(await methods(phone)).toEqual(['turnToLoginPage'])
    await phone.close()
  })

  test('an expired session calls the native login page', async () => {
    const phone = await open('/search', {
      host,
      native: { turnToLoginPage: null },
      storage: { token: 'expired-token' },
    })
    await phone.wasTold(copy.error.expired)
    expect(await methods(phone)).toEqual(['turnToLoginPage'])
    await phone.close()
  })

  test('a session of the native login page is there when the page shows again', async () => {
    const phone = await open('/search', { host, native: {} })
    await phone.sees(copy.home.intros.case)
    await phone.page.evaluate(() => {
      document.cookie = 'token=a-new-token; path=/'
      document.dispatchEvent(new Event('visibilitychange'))
    })
    // The token is invalid, so the server refuses it: the app sent it.
    await phone.wasTold(copy.error.expired)
    await phone.close()
  })

  test("the trial form is the wrapper's own, with the source of the reader", async () => {
    const phone = await open('/search?trycode=tc&gdt_vid=g1&unionId=u1', {
      host,
      native: { turnToCommitTablePage: null },
    })
    await promotion(phone).getByRole('button', { name: copy.action.trial }).click()
    await isCalled(phone, 'turnToCommitTablePage')
    expect(await wrapperCalls(phone)).toMatchObject([
      {
        method: 'turnToCommitTablePage',
        params: { query: { source: '10', codetype: 'nuonuofaxiu', trycode: 'tc', gdt_vid: 'g1', unionId: 'u1' } },
      },
    ])
    await phone.close()
  })

  test("on the first screen our back key closes the wrapper's page", async () => {
    const phone = await open('/case-list', { host, native: { close: null } })
    await phone.button(copy.action.back).click()
    await isCalled(phone, 'close')
    // Our own step back would happen now.
    await letPass(300)
    expect(phone.address).toBe('/case-list')
    await phone.close()
  })

  test("the system's back closes an open sheet first, then the wrapper's page", async () => {
    const phone = await open('/search', { host, native: { close: null } })
    await promotion(phone).waitFor()
    await phone.page.goBack()
    await promotion(phone).waitFor({ state: 'detached' })
    expect(await methods(phone)).toEqual([])
    await phone.account()
    await phone.page.keyboard.press('Escape')
    await promotion(phone).waitFor({ state: 'detached' })
    await phone.page.goBack()
    await isCalled(phone, 'close')
    expect(phone.address).toBe('/search')
    await phone.close()
  })

  test('screens without a way out have our back key', async () => {
    const phone = await open('/ccc-no-auth', { host })
    expect(await phone.top.getByRole('button', { name: copy.action.back }).count()).toBe(2)
    await phone.close()
  })
})

test("the end of a term goes into the phone's calendar by the wrapper", async () => {
  const { remind, reminders } = calculatorsCopy.calculators
  const phone = await open(`${ROUTES.reckoners.url}?of=term&day=2025-09-18`, {
    host: 'android',
    native: { addToCalendar: null },
  })
  await phone.button(remind).click()
  await phone.wasTold(reminders.added)
  const [call] = (await phone.nativeCalls()).filter(({ method }) => method === 'addToCalendar')
  expect(call?.params).toMatchObject({ day: '2025-10-09', title: '民事判决上诉期届满', alarmHoursBefore: 15 })
  await phone.close()
})

test('a wrapper that never answers leaves the app usable', async () => {
  const phone = await open('/search', { host: 'ios', native: {} })
  await promotion(phone).getByRole('button', { name: copy.action.login, exact: true }).click()
  await phone.toast(copy.login.failed).waitFor()
  await phone.page.keyboard.press('Escape')
  await promotion(phone).waitFor({ state: 'detached' })
  await phone.isSignedInAs(copy.login.guest)
  await phone.close()
})

describe.each(['browser', 'wechat'] as const)('%s', host => {
  test('has no back key and no promotion of ours', async () => {
    const phone = await open('/ccc-no-auth', { host })
    expect(await phone.top.getByRole('button', { name: copy.action.back }).count()).toBe(1)
    await phone.goto('/search')
    expect(await phone.page.getByRole('dialog').count()).toBe(0)
    await phone.close()
  })

  test('an expired session of an ordinary visitor stays where it is', async () => {
    const phone = await open('/search', { host, storage: { token: 'expired-token' } })
    await phone.wasTold(copy.error.expired)
    await phone.isAt('/search')
    await phone.close()
  })
})

test('the trial form opens in a window, and accepts an application', async () => {
  const phone = await open('/search?appsource=app')
  const [form] = await Promise.all([
    phone.page.waitForEvent('popup'),
    phone.page.getByRole('button', { name: copy.action.trial }).click(),
  ])
  await form.waitForLoadState()
  const wrapperCalls = new URL(form.url())
  expect(wrapperCalls.pathname).toBe('/trial')
  expect(Object.fromEntries(wrapperCalls.searchParams)).toEqual({ source: '10', codetype: 'nuonuofaxiu' })
  await phone.close()
})

test('in a browser the promotion does not promise what guests have already', async () => {
  const phone = await open('/advanced?type=case')
  await phone.button(copy.action.reset).tap()
  const dialog = promotion(phone)
  for (const { title } of loginPopupCopy.promo.pointsForBrowsers) await dialog.getByText(title).waitFor()
  expect(await dialog.getByText(loginPopupCopy.promo.points[1].title).count()).toBe(0)
  await phone.settled()
  await phone.shot('promotion-browser')
  await phone.close()
})

describe('the needless-login popup below 700 px of height', () => {
  test.each([
    [812, true],
    [660, false],
  ])('at %d px second lines show: %s', async (height, hasSecondLines) => {
    const phone = await open('/search', { host: 'ios', height })
    const dialog = promotion(phone)
    await dialog.getByText(loginPopupCopy.promo.points[0].title).waitFor()
    await phone.settled()
    expect(await dialog.getByText(loginPopupCopy.promo.points[0].sub).isVisible()).toBe(hasSecondLines)
    const [login, trial] = await Promise.all(
      [copy.action.login, copy.action.trial].map(name =>
        dialog.getByRole('button', { name, exact: true }).boundingBox(),
      ),
    )
    expect(login?.y === trial?.y).toBe(!hasSecondLines)
    await phone.close()
  })
})

describe("the wrapper's workspace", () => {
  async function goToDesk(native: Record<string, unknown>) {
    const phone = await open('/search', { host: 'ios', native })
    await promotion(phone).waitFor()
    await phone.page.keyboard.press('Escape')
    await promotion(phone).waitFor({ state: 'detached' })
    await phone.button(ROUTES.desk.title).click()
    return phone
  }

  test("replaces the page's own", async () => {
    const phone = await goToDesk({ openDesk: null })
    await isCalled(phone, 'openDesk')
    // Our own would appear now.
    await letPass(300)
    expect(phone.address).toBe('/search')
    await phone.close()
  })

  test("is the page's own if the wrapper has none", async () => {
    const phone = await goToDesk({})
    await phone.isAt('/desk')
    await phone.close()
  })
})

test('a click is reported by its sensors_name, without a query or a person', async () => {
  const before = () => {
    const tracked: unknown[] = []
    Object.assign(window, { tracked, sensors: { track: (...event: unknown[]) => tracked.push(event) } })
  }
  const phone = await open('/search?query=secret', { host: 'ios', before })
  await promotion(phone).getByRole('button', { name: copy.action.trial }).click()
  const tracked = await phone.page.evaluate(() => (window as unknown as { tracked: unknown[] }).tracked)
  expect(tracked).toMatchObject([['sensors_click', { name: 'promo_trial', host: 'app', page: '/search' }]])
  expect(JSON.stringify(tracked)).not.toContain('secret')
  await phone.close()
})
