/** Pages without a key, home and the lists, forwarded to a chat and opened there. */
import { copy, fill } from '@/copy'
import { encodeUrlQuery } from '@domain/query/codec'
import { companionServer } from '../support/companion'
import { memberToken } from '../support/member'
import { type MiniProgram, type OpenOptions, eventually, expectHealthy, openMiniProgram, proxyTo } from './mini-program'

const LIST = 'pages/list/case'
const MINT = 'generateShareSecretKey'

const server = companionServer({ CORPUS: 'sample' })

async function open(path: string, options: OpenOptions = {}) {
  const urls: string[] = []
  const proxy = proxyTo(server.origin)
  const answer = (request: Parameters<typeof proxy>[0]) => {
    urls.push(request.url)
    return proxy(request)
  }
  return { app: await openMiniProgram({ path, answer, ...options }), urls }
}

async function forwarded(app: MiniProgram) {
  await app.share()
  await eventually(async () => expect(await app.calls('share')).toHaveLength(1))
  const [{ args } = { args: [] }] = await app.calls('share')
  const { title, path } = args[0] as { title: string; path: string }
  const [page = '', query = ''] = path.split('?')
  return { title, page, query: Object.fromEntries(new URLSearchParams(query)) }
}

const chips = async (app: MiniProgram) => (await app.find('.chip').allInnerTexts()).map(text => text.replace(/\s/g, ''))

test('a forwarded list has its conditions, no data of its member, and opens the same for a guest', async () => {
  const conditions = [
    { name: '全文', value: '违约金' },
    { name: '案由', value: '买卖合同纠纷' },
  ]
  const token = await memberToken(server.origin)
  const query = { query: encodeUrlQuery(conditions), order: 'judgementDate', appsource: 'x', secretKey: 'k' }
  const { app, urls } = await open(LIST, { query, storage: { token } })
  await app.find('.row').first().waitFor()
  const message = await forwarded(app)
  expect(message).toEqual({
    title: '案例 · 违约金 买卖合同纠纷',
    page: `/${LIST}`,
    query: { query: encodeUrlQuery(conditions), order: 'judgementDate' },
  })
  expect(urls.filter(url => url.includes(MINT))).toEqual([])
  const chipTexts = await chips(app)
  await expectHealthy(app)
  await app.close()

  const guest = await open(LIST, { query: message.query })
  await guest.app.find('.row').first().waitFor()
  expect(chipTexts).toHaveLength(2)
  expect(await chips(guest.app)).toEqual(chipTexts)
  await guest.app.close()
})

test('a changed list is forwarded with its changes', async () => {
  const conditions = ['合同', '违约'].map(value => ({ name: '全文', value }))
  const { app } = await open(LIST, {
    query: { query: encodeUrlQuery(conditions) },
    storage: { token: await memberToken(server.origin) },
  })
  await app.find('.row').first().waitFor()
  await app.tap('.chip__remove')
  await eventually(async () => expect(await chips(app)).toHaveLength(1))
  expect((await forwarded(app)).title).toBe('案例 · 违约')
  await app.close()
})

test('home and the fiscal area have their names', async () => {
  const home = await open('pages/search/index')
  await home.app.find('.row').first().waitFor()
  const title = fill(copy.share.home, { app: copy.appName })
  expect(await forwarded(home.app)).toEqual({ title, page: '/pages/search/index', query: {} })
  await home.app.close()

  const area = 'pages/fiscal/area/index'
  const fiscal = await open(area, { query: { query: encodeUrlQuery([{ name: '全文', value: '发票' }]) } })
  await fiscal.app.find('.row').first().waitFor()
  expect(await forwarded(fiscal.app)).toMatchObject({ title: '财税专区 · 发票', page: `/${area}` })
  await fiscal.app.close()
})

test('neither can be posted to Moments, where links do not work', async () => {
  for (const path of ['pages/search/index', LIST]) {
    const { app } = await open(path)
    await app.find('.row').first().waitFor()
    await app.shareTimeline()
    expect(await app.calls('shareTimeline')).toMatchObject([{ args: [{ refused: true }] }])
    await app.close()
  }
})
