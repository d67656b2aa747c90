/** 账号与安全 by touch: devices, shares, the password; and the login of a corpus for members only. */
import { accountCopy, fill } from '@/copy/account'
import { ROUTES } from '@/routing/routes'
import { startServerWith } from '../support/server-with-account'
import { worker } from '../support/worker'
import { Phone, type Visit } from './support'

const LOGIN = 'wang'
const PASSWORD = 'the first password'
const NEXT = 'the second password'

const title = ROUTES['account-security'].title
const { sessions, shares, password } = accountCopy.security

describe('an account with a password', () => {
  let server: Awaited<ReturnType<typeof startServerWith>>
  const open = (address: string, visit: Visit = {}) => Phone.open(server.origin, address, visit)

  beforeAll(async () => {
    server = await startServerWith({ name: '王律师', login: LOGIN, password: PASSWORD })
  })
  afterAll(() => server.stop())

  // The test that changes the password may be repeated.
  let current = PASSWORD
  const comeIn = async (visit: Visit = {}) => {
    const phone = await open('/search', visit)
    await phone.signIn(LOGIN, current)
    return phone
  }
  const toSecurity = async (phone: Phone) => {
    const sheet = await phone.account()
    await sheet.getByRole('link', { name: title }).tap()
    await phone.isAt(ROUTES['account-security'].url)
    await phone.sees(sessions.here)
  }
  const agree = (phone: Phone, word: string) =>
    phone.page.getByRole('alertdialog').getByRole('button', { name: word, exact: true }).tap()

  /** As the app does when a user shares. */
  const share = (phone: Phone, query: string) =>
    phone.page.evaluate(async shared => {
      const headers = { 'content-type': 'application/json', token: localStorage.getItem('token') ?? '' }
      const body = JSON.stringify([{ method: 'judgement_details_interface', params: { query: shared } }])
      const path = '/judgement-search/api/v1/share/generateShareSecretKey'
      return (await fetch(path, { method: 'POST', headers, body })).status
    }, query)

  test('lists its devices and shares, ends some, and changes its password', async () => {
    const phone = await comeIn()
    const elsewhere = await comeIn({ host: 'wechat' })
    for (const jid of ['not-there', 'case-00001']) expect(await share(phone, `jid:${jid}`)).toBe(200)
    await toSecurity(phone)
    await phone.sees('iPhone · 微信')
    await phone.settled()
    await phone.shot('account-security')

    await phone
      .button(fill(sessions.endOf, { device: 'iPhone · 微信' }))
      .first()
      .tap()
    await agree(phone, sessions.end)
    await phone.wasTold(sessions.ended)
    await elsewhere.page.reload()
    await elsewhere.wasTold(accountCopy.error.expired)

    await phone.top.getByRole('button', { name: shares.revoke }).first().tap()
    await phone.settled()
    await phone.shot('account-security-ask')
    await agree(phone, shares.revoke)
    await phone.wasTold(shares.revoked)

    await phone.top.getByRole('link', { name: password.title }).tap()
    const sheet = phone.page.getByRole('dialog', { name: password.title })
    const next = current === PASSWORD ? NEXT : PASSWORD
    await sheet.getByRole('textbox', { name: password.old, exact: true }).fill('wrong')
    await sheet.getByRole('textbox', { name: password.next, exact: true }).fill(next)
    await sheet.getByRole('textbox', { name: password.again, exact: true }).fill(next)
    await sheet.getByRole('button', { name: password.change }).tap()
    await sheet.getByText('原密码不正确').waitFor()
    await phone.settled()
    await phone.shot('account-password')
    await sheet.getByRole('textbox', { name: password.old, exact: true }).fill(current)
    await sheet.getByText('原密码不正确').waitFor({ state: 'hidden' })
    // By key: on a busy machine a tap may get lost while the sheet still changes its height.
    await sheet.getByRole('button', { name: password.change }).press('Enter')
    current = next
    await sheet.waitFor({ state: 'hidden' })
    await phone.close()
    await elsewhere.close()
    await (await comeIn()).close()
  })

  test('has the same screen in the dark on the smallest phone', async () => {
    const phone = await comeIn({ theme: 'dark', width: 320, height: 568 })
    const sheet = await phone.account()
    await sheet.getByRole('link', { name: title }).waitFor()
    await phone.settled()
    await phone.shot('account-sheet-320-dark')
    await sheet.getByRole('link', { name: title }).tap()
    await phone.sees(sessions.here)
    await phone.settled()
    await phone.shot('account-security-320-dark')
    const width = await phone.page.evaluate(() => document.documentElement.scrollWidth)
    expect(width).toBe(320)
    await phone.close()
  })

  test('keeps its stored token despite another one in a cookie', async () => {
    const stranger = await open('/search')
    await stranger.signIn()
    const planted = (await stranger.stored('token')) ?? ''
    const owner = await comeIn()
    const token = (await owner.stored('token')) ?? ''
    const phone = await open('/search', { cookies: { token: planted }, storage: { token } })
    await phone.isSignedInAs('王律师')
    for (const each of [stranger, owner, phone]) await each.close()
  })
})

describe('a corpus for members only', () => {
  test('shows a guest the login on home', async () => {
    const server = await worker.startServer({ CORPUS: 'sample', GUESTS: 'none' })
    const phone = await Phone.open(server.origin, '/search')
    await phone.top.locator('.state').getByRole('button', { name: accountCopy.action.login }).first().waitFor()
    await phone.settled()
    await phone.shot('home-for-members')
    expect(await phone.button(accountCopy.action.retry).count()).toBe(0)
    await phone.top.locator('.state').getByRole('button', { name: accountCopy.action.login }).first().tap()
    await phone.page.waitForURL(/\/oauth\/authorize/)
    await phone.close()
    await server.stop()
  })

  test('shows the login once on each screen, and returns there', async () => {
    const server = await worker.startServer({ CORPUS: 'sample', GUESTS: 'none' })
    const phone = await Phone.open(server.origin, '/ccc-no-auth')
    const login = phone.top.locator('.state').getByRole('button', { name: accountCopy.action.login })
    for (const address of ['/similarity-calssification-detail/1', '/fiscal-tax-carousel/1', '/tax-incentives-app']) {
      await phone.goto(address)
      await login.waitFor()
      expect(await phone.button(accountCopy.action.retry).count()).toBe(0)
    }
    await phone.goto('/fiscal-tax-list')
    await login.waitFor()
    expect(await login.count()).toBe(1)
    await phone.shot('fiscal-for-members')
    await login.tap()
    await phone.page.waitForURL(/\/oauth\/authorize/)
    expect(decodeURIComponent(phone.page.url())).toContain('fiscal-tax-list')
    await phone.close()
    await server.stop()
  })
})
