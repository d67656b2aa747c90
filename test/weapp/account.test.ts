/** 账号与安全 in the mini-program: from the account sheet into a package of its own. */
import type { WorkspaceReply } from '@contract/workspace'
import { WORKSPACE_PATHS } from '@contract/paths'
import { accountCopy, fill } from '@/copy/account'
import { dataExportCopy } from '@/copy/data-export'
import { ROUTES } from '@/routing/routes'
import { companionServer } from '../support/companion'
import { memberToken } from '../support/member'
import { eventually, expectHealthy, openMiniProgram, proxyTo } from './mini-program'

const { page, title } = ROUTES['account-security']
const { dataExport } = dataExportCopy
const { data, storedData, closeAccount, sessions, shares } = accountCopy.security

const server = companionServer({ CORPUS: 'sample' }, { isSeparate: true })

async function openSecurity(looks: { theme?: 'light' | 'dark'; width?: number; height?: number } = {}) {
  const token = await memberToken(server.origin)
  const app = await openMiniProgram({
    path: ROUTES.search.page,
    answer: proxyTo(server.origin),
    storage: { token },
    ...looks,
  })
  await app.tap(`[aria-label="${accountCopy.login.account}"]`)
  await eventually(async () => expect(await app.find('.home-account .list-item').count()).toBeGreaterThan(0))
  await app.find('.home-account .list-item .tap').first().tap()
  await eventually(async () => expect((await app.stack()).map(entry => entry.route)).toContain(page))
  await eventually(async () => expect(await app.text()).toContain(sessions.here))
  return { app, token }
}

test.each([
  ['light', 375, 812],
  ['dark', 320, 568],
] as const)('devices are listed and ended in %s at %d px', async (theme, width, height) => {
  await memberToken(server.origin)
  const { app } = await openSecurity({ theme, width, height })
  expect(await app.title()).toBe(title)
  await eventually(async () => expect(await app.text()).toContain(shares.title))
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

/** As another device of the same account would. */
async function syncDesk(token: string, changes: unknown[] = []) {
  const headers = { 'content-type': 'application/json', token }
  const body = JSON.stringify({ since: 0, changes })
  const reply = await fetch(server.origin + WORKSPACE_PATHS.sync, { method: 'POST', headers, body })
  return ((await reply.json()) as { data: WorkspaceReply }).data
}

test('personal data is sent to a chat as one file and cleared, and the demo account stays', async () => {
  const { app, token } = await openSecurity()
  await syncDesk(token, [{ id: 'f', kind: 'folder', body: '{"name":"甲案"}', editedAt: 1, base: 0 }])
  const line = (title: string) => app.find('.list-item__tap').getByText(title)
  await line(dataExport.start).tap()
  await line(dataExport.send).tap()
  await eventually(async () => {
    const [call] = await app.calls('wx.shareFileMessage')
    expect(call?.args?.[0]).toMatchObject({ fileName: dataExport.file })
  })
  await line(dataExport.start).waitFor()

  await line(data.storedData).tap()
  await eventually(async () => expect(await app.text()).toContain(storedData.items[0][1]))
  await app.screenshot('personal-data-kept')
  await app.find('.sheet__corner .tap').tap()
  await eventually(async () => expect(await app.find('.sheet__corner').count()).toBe(0))

  await line(data.clear).tap()
  await app.find('.ask .button--solid').tap()
  await eventually(async () => expect((await syncDesk(token)).entries).toMatchObject([{ id: 'f', body: null }]))

  await line(data.closeAccount).tap()
  await app.find('.action-bar__main').tap()
  await app.find('.ask .button--solid').tap()
  await eventually(async () => expect(await app.text()).toContain('演示账号不能注销'))
  expect(await app.text()).toContain(closeAccount.title)
  await app.screenshot('personal-data-leave')
  await expectHealthy(app)
  await app.close()
})
