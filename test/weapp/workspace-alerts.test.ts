/** 订阅 in the mini-program with WeChat messages: allowed by the reader, ordered from the server, and cancelled. */
import { WORKSPACE_PATHS } from '@contract/paths'
import { ALERT_PATHS } from '@contract/lazy-paths'
import { workspaceCopy } from '@/copy/workspace'
import { ROUTES } from '@/routing/routes'
import { startWeChat, type WeChatStandIn } from '../server/support/wechat'
import { type RunningServer, startServer } from '../support/server'
import { memberToken } from '../support/member'
import { type MiniProgram, eventually, expectHealthy, openMiniProgram, proxyTo } from './mini-program'

const { workspace } = workspaceCopy
const TEMPLATE = 'template-1'
const search = { name: '违约金', library: 'article', query: '', known: [], lookedAt: 1 }

let weChat: WeChatStandIn
let server: RunningServer
beforeAll(async () => {
  weChat = await startWeChat()
  server = await startServer({
    CORPUS: 'sample',
    WECHAT_MINI_APP_ID: 'wx-mini',
    WECHAT_MINI_APP_SECRET: 'secret',
    WECHAT_API_BASE: weChat.base,
    WECHAT_NEWS_TEMPLATE: TEMPLATE,
    WECHAT_NEWS_FIELDS: 'thing1,number2',
  })
})
afterAll(async () => {
  await server.stop()
  await weChat.close()
})

async function openDesk() {
  const token = await memberToken(server.origin)
  const headers = { 'content-type': 'application/json', token }
  const entry = { id: 'search:1', kind: 'search', body: JSON.stringify(search), editedAt: 1000, base: 0 }
  const body = JSON.stringify({ since: 0, changes: [entry] })
  await fetch(server.origin + WORKSPACE_PATHS.sync, { method: 'POST', headers, body })
  const app = await openMiniProgram({ path: ROUTES.desk.page, answer: proxyTo(server.origin), storage: { token } })
  const ordered = async () => {
    const answer = await fetch(server.origin + ALERT_PATHS.requests, { headers: { token } })
    return ((await answer.json()) as { data: { ordered: string[] } }).data.ordered
  }
  return { app, ordered }
}
const more = (app: MiniProgram) => app.find('.workspace-search .icon-button').first().tap()
const line = (app: MiniProgram, title: string) => app.find('.layer .list-item').getByText(title)

test('one message is allowed, ordered, and cancelled', async () => {
  const { app, ordered } = await openDesk()
  await app.find('.workspace-search').waitFor()
  await more(app)
  await line(app, workspace.notifyOnce).waitFor()
  await app.screenshot('desk-search-sheet')
  await line(app, workspace.notifyOnce).tap()
  await line(app, workspace.stopNotifying).waitFor()
  await app.find('.toast').getByText(workspace.notifyOn).waitFor()
  const [call] = await app.calls('wx.requestSubscribeMessage')
  expect(call?.args[0]).toMatchObject({ tmplIds: [TEMPLATE] })
  expect(await ordered()).toEqual(['search:1'])
  await app.screenshot('desk-search-ordered')

  await line(app, workspace.stopNotifying).tap()
  await line(app, workspace.notifyOnce).waitFor()
  await eventually(async () => expect(await ordered()).toEqual([]))
  await expectHealthy(app)
  await app.close()
})
