/** The visitor, from a back end that returns appId and state, a token, office_id and user_id, and no more. */
import { copy } from '@/copy'
import { OFFICE_TOKEN } from '../spec-server/services/users'
import { rows, readsWell, specApp } from './spec-support'
import type { Phone } from './support'

const { open, origin, authorizeUrl } = specApp()

async function goToLogin(phone: Phone) {
  const account = await phone.account()
  const left = phone.page.waitForRequest(request => request.url().startsWith(`${authorizeUrl()}?`))
  await account.getByRole('button', { name: copy.action.login, exact: true }).click()
  return new URL((await left).url()).searchParams
}

test.each(['browser', 'wechat'] as const)('%s: to the configured provider, and back with a code', async host => {
  const phone = await open('/law-list', { host })
  await rows(phone).first().waitFor()
  await phone.goto('/search')
  const exchanged = phone.page.waitForRequest(request => request.url().endsWith('/login/wechat/web'))
  const loginParams = await goToLogin(phone)
  expect(loginParams.get('appid')).toBe('wx-spec')
  expect(loginParams.get('scope')).toBe('snsapi_userinfo')
  expect(loginParams.get('redirect_uri')).toBe(`${origin()}/auth?targeturl=%2Fsearch`)
  expect((await exchanged).postDataJSON()).toEqual({ code: expect.any(String), state: loginParams.get('state') })
  await phone.isAt('/search')
  expect(await phone.stored('token')).toMatch(/^[\da-f]{32}$/)
  expect(await phone.stored('officeId')).not.toBe('undefined')

  await phone.page.reload()
  await phone.account()
  await phone.button(copy.action.logout).waitFor()
  await readsWell(phone)
  await phone.close()
})

const OFFICE = { token: OFFICE_TOKEN, isNew3cUser: 'true' }

test('an office user without the point is redirected; the stored flag counts if the service is silent', async () => {
  const phone = await open('/law-list', { storage: OFFICE })
  await rows(phone).first().waitFor()
  expect(await phone.stored('isNew3cUser')).toBe('true')
  await phone.goto('/case-list')
  await phone.isAt('/ccc-no-auth')
  await phone.goto('/judicial-detail/v1')
  await phone.isAt('/ccc-no-auth')
  await phone.goto('/article-list?cccPermissionPoint=tender')
  await phone.isAt('/ccc-no-auth')
  await phone.goto('/article-list')
  await rows(phone).first().waitFor()
  await phone.close()
})

test('without the flag no office permission is requested', async () => {
  const phone = await open('/case-list', { storage: { token: OFFICE_TOKEN } })
  await rows(phone).first().waitFor()
  await phone.isAt('/case-list')
  await phone.close()
})

test('an invalid token is dropped with one notice', async () => {
  const phone = await open('/case-list', { storage: { token: 'forged' } })
  await phone.wasTold(copy.error.expired)
  await rows(phone).first().waitFor()
  expect(await phone.stored('token')).toBeNull()
  await phone.close()
})
