import { ROUTES } from '@/routing/routes'
import { copy } from '@/copy'
import { type Phone, h5App } from './support'

const { open, origin } = h5App({ CORPUS: 'sample' })

async function fillIn(phone: Phone, name: string, password: string) {
  await phone.page.getByRole('textbox', { name: '账号' }).fill(name)
  await phone.page.locator('#password').fill(password)
  await phone.page.getByRole('checkbox').check()
  await phone.page.getByRole('button', { name: '登录' }).click()
}

async function goToLogin(phone: Phone) {
  const account = await phone.account()
  await account.getByRole('button', { name: copy.action.login, exact: true }).click()
}

test("a guest logs in at the provider's page, returns, reloads, and logs out", async () => {
  const phone = await open('/')
  await goToLogin(phone)
  await phone.page.waitForURL(/\/oauth\/authorize\?/)
  expect(phone.page.url()).not.toContain('token')

  await fillIn(phone, 'member', 'wrong')
  await phone.page.getByRole('alert').waitFor()
  expect(await phone.page.getByRole('textbox', { name: '账号' }).inputValue()).toBe('member')
  await fillIn(phone, 'member', 'alpha-member')

  await phone.isAt('/search')
  await phone.isSignedInAs('演示会员')
  expect(await phone.stored('token')).toMatch(/^[\w-]{40,}$/)

  await phone.page.reload()
  await phone.isSignedInAs('演示会员')

  await phone.button(copy.action.logout).click()
  await phone.sees(copy.login.guest)
  expect(await phone.stored('token')).toBeNull()
  await phone.page.reload()
  await phone.isSignedInAs(copy.login.guest)
  await phone.close()
})

test('the login page returns to its start, and shows the typed text', async () => {
  const phone = await open('/ccc-no-auth')
  await phone.goto('/advanced?type=case')
  await phone.top.locator('.advanced__members').getByRole('button', { name: copy.action.login }).tap()
  const back = phone.page.getByRole('link', { name: copy.action.back })
  await back.tap()
  await phone.isAt('/advanced?type=case')

  await phone.top.locator('.advanced__members').getByRole('button', { name: copy.action.login }).tap()
  const password = phone.page.locator('#password')
  const eye = phone.page.getByRole('button', { name: '显示密码' })
  await password.fill('alpha-member')
  await eye.tap()
  expect(await password.getAttribute('type')).toBe('text')
  await phone.shot('login-eye')
  await eye.tap()
  expect(await password.getAttribute('type')).toBe('password')
  // After a refusal the page before is the form itself.
  await fillIn(phone, 'member', 'wrong')
  await phone.page.getByRole('alert').waitFor()
  await back.tap()
  await phone.isAt('/advanced?type=case')
  await phone.close()
})

test("after the login the browser's back skips the login page", async () => {
  const phone = await open('/ccc-no-auth')
  await phone.goto('/advanced?type=case')
  await phone.top.locator('.advanced__members').getByRole('button', { name: copy.action.login }).tap()
  await fillIn(phone, 'member', 'alpha-member')
  await phone.isAt('/advanced?type=case')
  await phone.top.locator('.dimension').first().waitFor()
  expect(await phone.top.locator('.advanced__members').count()).toBe(0)
  await phone.page.goBack({ waitUntil: 'commit' })
  await phone.isAt('/ccc-no-auth')
  await phone.close()
})

test('the WeChat browser logs in the same way, and requests snsapi_userinfo', async () => {
  const phone = await open('/search', { host: 'wechat' })
  await goToLogin(phone)
  await phone.page.waitForURL(/scope=snsapi_userinfo/)
  await fillIn(phone, 'trial', 'alpha-trial')
  await phone.isAt('/search')
  await phone.isSignedInAs(copy.login.trial)
  await phone.close()
})

test('a code is valid once: the return address does not log in a second time', async () => {
  const phone = await open('/search')
  await goToLogin(phone)
  const back = phone.page.waitForRequest(request => request.url().includes('/auth?') && request.url().includes('code='))
  await fillIn(phone, 'member', 'alpha-member')
  const address = (await back).url().replace(origin(), '')
  await phone.isAt('/search')
  await phone.account()
  await phone.button(copy.action.logout).click()
  await phone.sees(copy.login.guest)

  await phone.goto(address)
  await phone.sees(copy.deepLink.signInAgain)
  expect(await phone.stored('token')).toBeNull()
  await phone.button(copy.action.home).click()
  await phone.isAt('/search')
  await phone.close()
})

test('a forged token is dropped with one notice, and its holder continues as a guest', async () => {
  const phone = await open('/search', { storage: { token: 'forged-token' } })
  await phone.wasTold(copy.error.expired)
  await phone.isSignedInAs(copy.login.guest)
  expect(await phone.stored('token')).toBeNull()
  await phone.isAt('/search')
  await phone.close()
})

test('an office browser with an expired session goes to the no-login page, logs in there and returns', async () => {
  const phone = await open('/search', { storage: { token: 'expired-token', is3c: 'true' } })
  await phone.isAt('/ccc-no-login')
  await phone.sees(copy.noLogin)
  await phone.button(copy.action.login).click()
  await fillIn(phone, 'office', 'alpha-office')
  await phone.isAt('/search')
  await phone.isSignedInAs('演示机构用户')
  await phone.close()
})

test('a notice on the next page reports an expired session, and that page leads back', async () => {
  const phone = await open('/case-detail/none?query=%5B%5D', { storage: { token: 'expired-token', is3c: 'true' } })
  await phone.isAt('/ccc-no-login?targeturl=%2Fcase-detail%2Fnone%3Fquery%3D%255B%255D')
  await phone.sees(copy.noLogin)
  await phone.toast(copy.error.expired).waitFor()
  await phone.button(copy.action.login).click()
  await fillIn(phone, 'office', 'alpha-office')
  await phone.isAt('/case-detail/none?query=%5B%5D')
  await phone.close()
})

test.each(['browser', 'wechat'] as const)('%s: the no-login page leads to its targeturl', async host => {
  const phone = await open('/ccc-no-login?targeturl=%2Flaw-list%3Forder%3DpostingDate', { host })
  await phone.button(copy.action.login).click()
  await fillIn(phone, 'member', 'alpha-member')
  await phone.isAt('/law-list?order=postingDate')
  await phone.close()
})

test('the app goes there once the wrapper has logged in', async () => {
  const member = await open('/search')
  await member.signIn()
  const token = (await member.stored('token')) ?? ''
  const phone = await open('/ccc-no-login?targeturl=%2Flaw-list', { host: 'ios', native: { turnToLoginPage: null } })
  await phone.button(copy.action.login).click()
  await phone.page.evaluate(value => {
    document.cookie = `token=${value}; path=/`
    document.dispatchEvent(new Event('visibilitychange'))
  }, token)
  await phone.isAt('/law-list')
  await phone.close()
  await member.close()
})

test('a token cookie counts if nothing is stored, and logging out removes it', async () => {
  const first = await open('/search')
  await first.signIn()
  const token = (await first.stored('token')) ?? ''
  const second = await open('/search', { cookies: { token } })
  await second.isSignedInAs('演示会员')
  await second.button(copy.action.logout).click()
  await second.sees(copy.login.guest)
  await second.page.reload()
  await second.isSignedInAs(copy.login.guest)
  await first.close()
  await second.close()
})

test('an office user without a permission point gets the no-permission page', async () => {
  const phone = await open('/search')
  await phone.signIn('office-few', 'alpha-office-few')
  await phone.goto('/search?cccPermissionPoint=cnki')
  await phone.isAt('/ccc-no-auth')
  await phone.sees('抱歉，您暂无权限访问该页面')
  await phone.goto('/search?cccPermissionPoint=lawregu')
  await phone.isSignedInAs('演示机构用户')
  await phone.close()
})

describe('a browser without storage', () => {
  test('with disabled storage the app starts as for a guest', async () => {
    const before = () => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('denied', 'SecurityError')
          },
        })
      }
    }
    const phone = await open('/search', { before })
    await phone.isSignedInAs(copy.login.guest)
    await phone.close()
  })

  test('with invalid storage the app starts as for a guest', async () => {
    const garbage = Object.fromEntries(
      ['token', 'officeId', 'is3c', 'isNew3cUser', 'appsource', 'home-tab', 'read-items', 'fingerprintId'].map(key => [
        key,
        '{"v":99,"d":[null]}\u0000',
      ]),
    )
    const phone = await open('/search', { storage: garbage })
    await phone.isSignedInAs(copy.login.guest)
    await phone.close()
  })
})

test('by keyboard only', async () => {
  const phone = await open('/search')
  await phone.button(copy.login.account).waitFor()
  const focused = () =>
    phone.page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent)
  await phone.page.keyboard.press('Tab')
  expect(await focused()).toBe(ROUTES.desk.title)
  await phone.page.keyboard.press('Tab')
  expect(await focused()).toBe(copy.login.account)
  await phone.page.keyboard.press('Enter')
  const sheet = phone.page.getByRole('dialog', { name: copy.login.account })
  await phone.page.waitForFunction(() => document.activeElement?.getAttribute('role') === 'dialog')
  await sheet.waitFor()
  await phone.page.keyboard.press('Tab')
  expect(await focused()).toBe(copy.action.close)
  await phone.page.keyboard.press('Tab')
  expect(await focused()).toBe(copy.action.login)
  await phone.page.keyboard.press('Enter')
  await phone.page.waitForURL(/\/oauth\/authorize\?/)
  await phone.close()
})
