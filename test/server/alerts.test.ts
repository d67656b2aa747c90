/** WeChat alerts on new results of a saved search: subscribing, when they are sent, and that each is sent once. */
import type { AlertRequests } from '@contract/alerts'
import { WORKSPACE_PATHS } from '@contract/paths'
import { ALERT_PATHS } from '@contract/lazy-paths'
import type { SessionGrant } from '@contract/user'
import { encodeUrlQuery } from '@domain/query/codec'
import path from 'node:path'
import { writeCorpus } from '../../server/corpus/write'
import { scheduleAlerts, sendAlerts } from '../../server/workspace/send-alerts'
import { openEngine } from '../../server/engine/open'
import type { Engine } from '../../server/engine/port'
import { practiceArticleLibrary } from '../../server/libraries/article'
import { weChatApi } from '../../server/providers/wechat-api'
import { type AlertSender, weChatAlertSender } from '../../server/providers/wechat-alerts'
import { eventually, letPass } from '../support/time'
import { CORPUS } from './services/small-corpus'
import { startServer, temporaryDir, type TestServer } from './support/server'
import { exchange, failureIn, get, logIn, loginInfo, post } from './support/visits'
import { type ReceivedRequest, startWeChat, type WeChatStandIn } from './support/wechat'

const TEMPLATE = { id: 'template-1', fields: ['thing1', 'number2', 'time3', 'thing4', 'phrase5', 'date6'] }
const MINI = { appId: 'wx-mini', secret: 'mini-secret' }
const ARTICLES = [...CORPUS.articles]
const [first] = ARTICLES

let weChat: WeChatStandIn
let engine: Engine
let server: TestServer
let sender: AlertSender
let troubles: unknown[]

const start = (more: Record<string, string> = {}) =>
  startServer(
    {
      WECHAT_MINI_APP_ID: MINI.appId,
      WECHAT_MINI_APP_SECRET: MINI.secret,
      WECHAT_API_BASE: weChat.base,
      WECHAT_NEWS_TEMPLATE: TEMPLATE.id,
      WECHAT_NEWS_FIELDS: TEMPLATE.fields.join(','),
      ...more,
    },
    { engine },
  )

beforeEach(async () => {
  weChat = await startWeChat()
  engine = openEngine({ file: path.join(temporaryDir(), 'corpus.db') })
  await writeCorpus(engine, CORPUS, 'test', () => undefined)
  server = await start()
  sender = weChatAlertSender(MINI, TEMPLATE, weChatApi(weChat.base, 1000), server.runtime)
  troubles = []
})
afterEach(async () => {
  await server.close()
  await engine.close()
  await weChat.close()
})

async function comeByWeChat() {
  const { state } = await loginInfo(server, 'weapp')
  return (await exchange(server, { code: 'm', state })).json<{ data: SessionGrant }>().data
}

const SEARCH = {
  name: '实务文章里的合同当事人约定的违约金的调整规则',
  library: 'article',
  query: encodeUrlQuery([{ name: '全文', value: '违约金' }]),
  known: ARTICLES.map(({ jid }) => jid).reverse(),
  lookedAt: 1,
}
const saveSearch = (token: string, search: object | null = SEARCH, base = 0) =>
  post(
    server,
    WORKSPACE_PATHS.sync,
    {
      since: base,
      changes: [{ id: 'search:1', kind: 'search', body: search && JSON.stringify(search), editedAt: 1000, base }],
    },
    { token },
  )
const order = (token: string, more: object = {}) =>
  post(server, ALERT_PATHS.request, { id: 'search:1', order: 'releaseDate', ...more }, { token })
const orders = async (token: string) =>
  (await get(server, ALERT_PATHS.requests, { token })).json<{ data: AlertRequests }>().data

const addArticle = (jid = 'new', releaseDate = '2026-03-01') =>
  engine.write(writer => writer.put('article', practiceArticleLibrary.toDocument({ ...first!, jid, releaseDate })))
const send = (other = engine) =>
  sendAlerts({ store: server.store, engine: other, sender, onTrouble: error => void troubles.push(error) })
const messages = () => weChat.requests.filter(({ path: at }) => at === '/cgi-bin/message/subscribe/send')

const ownerOf = async () => (await server.store.accounts.list()).find(({ login }) => !login)!

/** A member with a subscription. */
async function waiting() {
  const { token } = await comeByWeChat()
  await saveSearch(token)
  expect((await order(token)).json()).toMatchObject({ data: true })
  weChat.requests.length = 0
  return token
}

describe('subscribing', () => {
  it('needs a WeChat login and an existing search, and can be undone', async () => {
    const { token } = await comeByWeChat()
    expect(await orders(token)).toEqual({ template: TEMPLATE.id, ordered: [] })
    expect(failureIn(await order(token))).toMatchObject({ id: 'news_unknown' })
    await saveSearch(token)
    await order(token)
    await order(token)
    expect(await orders(token)).toEqual({ template: TEMPLATE.id, ordered: ['search:1'] })
    expect((await order(token, { order: undefined })).json()).toMatchObject({ data: true })
    expect(await orders(token)).toMatchObject({ ordered: [] })
  })

  it('is not offered without a WeChat login, to guests, or without a template', async () => {
    const { token } = await logIn(server)
    expect(await orders(token)).toEqual({ ordered: [] })
    expect(failureIn(await order(token))).toMatchObject({ id: 'news_stranger' })
    expect(failureIn(await get(server, ALERT_PATHS.requests)).code).toBe(401)
    await server.close()
    server = await start({ WECHAT_NEWS_TEMPLATE: '', WECHAT_NEWS_FIELDS: '' })
    expect(await orders((await comeByWeChat()).token)).toEqual({ ordered: [] })
  })
})

describe('sending', () => {
  it('reports the number of new results once, in the fields of the template', async () => {
    const token = await waiting()
    await send()
    expect(weChat.requests).toEqual([])
    await addArticle()
    await send()
    await send()
    expect(weChat.requests).toEqual<ReceivedRequest[]>([
      {
        path: '/cgi-bin/stable_token',
        query: {},
        body: { grant_type: 'client_credential', appid: MINI.appId, secret: MINI.secret },
      },
      {
        path: '/cgi-bin/message/subscribe/send',
        query: { access_token: 'ticket' },
        body: {
          touser: 'm1',
          template_id: TEMPLATE.id,
          page: 'pages/account/desk/index',
          lang: 'zh_CN',
          data: {
            thing1: { value: '实务文章里的合同当事人约定的违约金的调…' },
            number2: { value: '1' },
            time3: { value: '2026-03-05 16:00' },
            thing4: { value: '有1条新内容' },
            phrase5: { value: '有新内容' },
            date6: { value: '2026-03-05' },
          },
        },
      },
    ])
    expect(await orders(token)).toMatchObject({ ordered: [] })
    expect(troubles).toEqual([])
  })

  it('happens on one of several servers', async () => {
    await waiting()
    await addArticle()
    await Promise.all([send(), send(), send()])
    expect(messages()).toHaveLength(1)
  })

  it.each([
    ['is paused', { ...SEARCH, paused: true }],
    ['nobody has looked at', { ...SEARCH, lookedAt: 0 }],
    ['asks for what is in no list', { ...SEARCH, library: 'nothing' }],
    ['cannot be asked for', { ...SEARCH, query: encodeUrlQuery([{ name: '没有的维度', value: '一' }]) }],
  ])('waits while the search %s', async (_, search) => {
    const token = await waiting()
    await saveSearch(token, search, 1)
    await addArticle()
    await send()
    expect(messages()).toEqual([])
    expect(await orders(token)).toMatchObject({ ordered: ['search:1'] })
  })

  it('ends with the search, the workspace and the account', async () => {
    const token = await waiting()
    await saveSearch(token, null, 1)
    await addArticle()
    await send()
    expect(messages()).toEqual([])
    expect(await orders(token)).toMatchObject({ ordered: [] })
    await saveSearch(token, SEARCH, 2)
    await order(token)
    const { id } = await ownerOf()
    await server.store.clearWorkspace(id)
    expect(await orders(token)).toMatchObject({ ordered: [] })
    await server.store.accounts.setDisabled(id, true)
    await send()
    await server.store.accounts.remove(id)
    await send()
    expect(messages()).toEqual([])
  })

  it('renews a stale token, and is postponed while WeChat is away', async () => {
    const token = await waiting()
    await addArticle()
    weChat.answers['/cgi-bin/message/subscribe/send'] = { errcode: 42001, errmsg: 'access_token expired' }
    await send()
    expect(weChat.requests.filter(({ path: at }) => at === '/cgi-bin/stable_token')).toHaveLength(2)
    expect(troubles).toHaveLength(1)
    expect(await orders(token)).toMatchObject({ ordered: ['search:1'] })
    weChat.answers['/cgi-bin/message/subscribe/send'] = { errcode: 0, errmsg: 'ok' }
    await send()
    expect(await orders(token)).toMatchObject({ ordered: [] })
  })

  it('ends when the reader has withdrawn the authorisation', async () => {
    const token = await waiting()
    await addArticle()
    weChat.answers['/cgi-bin/message/subscribe/send'] = { errcode: 43101, errmsg: 'user refuse to accept the msg' }
    await send()
    expect(await orders(token)).toMatchObject({ ordered: [] })
    expect(troubles).toEqual([])
  })

  it.each([
    ['takes no more for now', { errcode: 45011, errmsg: 'api minute-quota reach limit' }, 2],
    ['does not take what is said', { errcode: 47003, errmsg: 'argument invalid' }, 2],
    ['answers nonsense', '<html>', 1],
  ])('waits if WeChat %s, and logs it', async (_, answer, requestCount) => {
    const token = await waiting()
    await saveSearch(token, { ...SEARCH, name: '另一个' }, 1)
    await server.store.workspace.sync((await ownerOf()).id, {
      since: 0,
      changes: [{ id: 'search:2', kind: 'search', body: JSON.stringify(SEARCH), editedAt: 1000, base: 0 }],
    })
    await order(token, { id: 'search:2' })
    await addArticle()
    weChat.answers['/cgi-bin/message/subscribe/send'] = answer
    await send()
    // A reader's refusal does not stop the others; an outage does.
    expect([messages().length, troubles.length]).toEqual([requestCount, requestCount])
    expect(await orders(token)).toMatchObject({ ordered: ['search:1', 'search:2'] })
  })

  it('is retried after a pause, though the corpus is the same', async () => {
    const token = await waiting()
    await addArticle()
    weChat.answers['/cgi-bin/message/subscribe/send'] = 'away'
    let deliveries = 0
    const counting: AlertSender = {
      ...sender,
      async send(alert) {
        const outcome = await sender.send(alert)
        deliveries++
        return outcome
      },
    }
    const onTrouble = (error: unknown) => void troubles.push(error)
    const watch = scheduleAlerts({ store: server.store, engine, sender: counting, onTrouble }, { every: 5, rest: 2 })
    await eventually(() => expect(troubles.length).toBeGreaterThan(1))
    weChat.answers['/cgi-bin/message/subscribe/send'] = { errcode: 0, errmsg: 'ok' }
    await eventually(() => expect(deliveries).toBe(1))
    await letPass(60)
    await watch.stop()
    expect(deliveries).toBe(1)
    expect(await orders(token)).toMatchObject({ ordered: [] })
  })

  it('happens at the start and after each change of the corpus', async () => {
    await waiting()
    let searches = 0
    let generation = 1
    const counting: Engine = {
      ...engine,
      generation: () => generation,
      search: request => (searches++, engine.search(request)),
    }
    const deps = {
      store: server.store,
      engine: counting,
      sender,
      onTrouble: (error: unknown) => void troubles.push(error),
    }
    const watch = scheduleAlerts(deps, { every: 5, rest: 0 })
    await eventually(() => expect(searches).toBe(1))
    await letPass(60)
    expect(searches).toBe(1)
    await addArticle()
    generation++
    await eventually(() => expect(messages()).toHaveLength(1))
    await letPass(60)
    await watch.stop()
    expect([searches, messages().length]).toEqual([2, 1])
  })
})
