import type { TestServer } from '../support/server'
import { failureIn, get, logIn } from '../support/visits'
import { address } from './corpus'
import { startSmall } from './small-corpus'

let server: TestServer
let token: string
beforeAll(async () => {
  server = await startSmall()
  token = (await logIn(server)).token
})
afterAll(() => server.close())

const at = (base: string) => ({
  fetch: async (path: string, query: Record<string, string> = {}) =>
    (await get(server, address(base + path, query), { token })).json<{ data: unknown }>().data,
  guest: (path: string, query: Record<string, string> = {}) => get(server, address(base + path, query)),
})

describe('documents of procuratorates', () => {
  const { fetch, guest } = at('/inspection/api/v1/search')

  it.each([
    ['全文:追究', 1],
    ['标题:盗窃', 1],
    ['案由:盗窃', 1],
    ['案由:侵犯财产罪', 1],
    ['案由:侵犯财产罪/盗窃罪', 1],
    ['文书编号:沪检', 1],
    ['检察院:西湖', 1],
    ['检察院层级:2', 1],
    ['检察院层级:区县人民检察院', 1],
    ['文书类型:起诉书', 1],
    ['检察院观点:情节', 1],
    ['检察院观点:-情节', 1],
    ['检察院观点:入户', 0],
    ['地域:上海市', 1],
    ['地域:上海市/徐汇区', 1],
    ['年份:2023', 1],
    ['发布时间:2023-01-01TO2024-12-31', 2],
  ])('by %s are %d', async (query, totalCount) => {
    expect(await fetch('/inspectionList', { query })).toMatchObject({ totalCount })
  })

  it('have their opinion first, open, and are available as files', async () => {
    expect(await fetch('/inspectionList', { query: '标题:盗窃' })).toMatchObject({
      inspections: [
        {
          iid: 'i1',
          title: '张某<em>盗窃</em>案起诉书',
          cause: '盗窃罪',
          procuratorateLevel: '省级人民检察院',
          hitResult: expect.stringContaining('<em>盗窃</em>罪') as string,
        },
      ],
    })
    expect(await fetch('/i1')).toMatchObject({
      iid: 'i1',
      paragraphs: [{ lableName: '案情' }, { lableName: '检察院观点' }],
    })
    expect((await guest('/download/i1')).rawPayload.toString('latin1', 0, 2)).toBe('PK')
    expect(failureIn(await guest('/none'))).toMatchObject({ code: 404 })
  })

  it('are counted in trees', async () => {
    expect(await fetch('/inspectionLeftStatistics')).toMatchObject({
      documentTypeResults: [{ name: '不起诉决定书' }, { name: '起诉书' }].map(item => ({ ...item, count: 1 })),
      yearResults: [{ name: '2024' }, { name: '2023' }],
      levelResults: [{ name: '省级人民检察院' }, { name: '区县人民检察院' }],
    })
    expect(await fetch('/inspectionLeftStatistics', { field: 'regionResults', parent: '浙江省' })).toEqual({
      regionResults: [{ name: '杭州市', value: '浙江省/杭州市', count: 1, hasChildren: false }],
    })
    expect(failureIn(await guest('/inspectionLeftStatistics', { field: 'colour' }))).toMatchObject({ code: 400 })
  })

  it('refuse the second level to a guest', async () => {
    expect(failureIn(await guest('/inspectionList', { query: '地域:上海市/徐汇区' }))).toMatchObject({
      code: 403,
      id: 'second_level_members',
    })
  })

  it('are suggested by cause, procuratorate and title', async () => {
    const pres = async (path: string, query: Record<string, string>) =>
      ((await fetch(path, query)) as Array<{ pre: string }>).map(({ pre }) => pre)
    expect(await pres('/suggest', { keyword: '盗窃' })).toEqual(['案由', '标题'])
    expect(await pres('/suggestCase', { keyword: '盗窃' })).toEqual(['案由'])
    expect(await pres('/suggest', { keyword: '人民检察院', fields: 'procuratorate' })).toEqual(['检察院'])
  })
})

describe('bidding notices', () => {
  const { fetch, guest } = at('/tender/api/v1/search')

  it.each([
    ['标题:采购', 2],
    ['全文:法律服务', 1],
    ['招标单位:财政', 1],
    ['地域:山东省', 2],
    ['地域:山东省/济南市', 1],
    ['年份:2026', 1],
    ['金额:9TO10', 1],
    ['金额:10TO', 0],
    ['发布时间:2026-01-01TO', 1],
  ])('by %s are %d', async (query, totalCount) => {
    expect(await fetch('/tenderList', { query })).toMatchObject({ totalCount })
  })

  it('are listed, counted, suggested, opened and available as files', async () => {
    expect(await fetch('/tenderList', { order: 'releaseDate' })).toMatchObject({
      tenders: [{ bid: 'b1', region: '山东省济南市', amount: 95_000 }, { bid: 'b2' }],
    })
    expect(await fetch('/tenderLeftStatistics')).toMatchObject({
      regionResults: [{ name: '山东省', count: 2, hasChildren: true }],
      yearResults: [{ name: '2026', count: 1 }],
    })
    expect(await fetch('/suggest', { keyword: '财政' })).toMatchObject([{ pre: '招标单位' }])
    expect(await fetch('/b1', { query: '全文:法律' })).toMatchObject({
      title: '法律服务采购',
      paragraphs: [{ lableName: '概况', subParagraphs: [{ text: '采购<em>法律</em>服务。' }] }],
    })
    expect((await guest('/download/b1')).rawPayload.toString('latin1', 0, 2)).toBe('PK')
    expect(failureIn(await guest('/none'))).toMatchObject({ code: 404 })
  })

  it('require the permission point', async () => {
    const { token: few } = await logIn(server, 'office-few')
    const reply = await get(server, '/tender/api/v1/search/tenderList', { token: few })
    expect(failureIn(reply)).toMatchObject({ code: 403, id: 'permission_denied' })
  })
})
