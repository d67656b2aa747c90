/** 账号与安全 in the mini-program: by way of the account sheet into a package of its own. */
import { copy, fill } from '@/copy/account'
import { ROUTES } from '@/routing/routes'
import { type RunningServer, startServer } from '../support/server'
import { memberToken } from './member'
import { eventually, expectHealthy, openMiniProgram, proxyTo } from './mini-program'

const { page, title } = ROUTES['account-security']
const { sessions, shares } = copy.security

let server: RunningServer
beforeAll(async () => void (server = await startServer({ CORPUS: 'sample' })))
afterAll(() => server.stop())

test.each([
  ['light', 375, 812],
  ['dark', 320, 568],
] as const)('its devices are listed and ended in %s at %d px', async (theme, width, height) => {
  const token = await memberToken(server.origin)
  await memberToken(server.origin)
  const app = await openMiniProgram({
    path: ROUTES.search.page,
    answer: proxyTo(server.origin),
    storage: { token },
    theme,
    width,
    height,
  })
  await app.tap(`[aria-label="${copy.login.account}"]`)
  await eventually(async () => expect(await app.find('.home-account .list-item').count()).toBeGreaterThan(0))
  await app.find('.home-account .list-item .tap').first().tap()
  await eventually(async () => expect((await app.stack()).map(entry => entry.route)).toContain(page))
  await eventually(async () => expect(await app.text()).toContain(sessions.here))
  expect(await app.title()).toBe(title)
  expect(await app.text()).toContain(shares.title)
  await app.screenshot(`account-security-${width}-${theme}`)

  const count = await app.find('.security-entry').count()
  await app
    .find(`[aria-label^="${fill(sessions.endOf, { device: '' })}"]`)
    .first()
    .tap()
  await eventually(async () => expect(await app.find('.ask').count()).toBe(1))
  await app.find('.ask .button--solid').tap()
  await eventually(async () => expect(await app.find('.security-entry').count()).toBe(count - 1))
  await expectHealthy(app)
  await app.close()
})
