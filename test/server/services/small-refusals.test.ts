/** Invalid requests to the smaller services. */
import fc from 'fast-check'
import type { TestServer } from '../support/server'
import { failureIn, get } from '../support/visits'
import { address } from './corpus'
import { startSmall } from './small-corpus'

let server: TestServer
beforeAll(async () => void (server = await startSmall()))
afterAll(() => server.close())

const LISTS = [
  '/iarticle-search/api/v1/article/articleList',
  '/similarity/api/v1/similarity/_search',
  '/inspection/api/v1/search/inspectionList',
  '/tender/api/v1/search/tenderList',
  '/fiscal-tax/api/v1/search/fiscalTaxList',
  '/fiscal-tax/api/v1/taxIncentives/list',
]
const COUNTS = [
  '/iarticle-search/api/v1/article/articleLeft',
  '/similarity/api/v1/statisticsNode/_search',
  '/inspection/api/v1/search/inspectionLeftStatistics',
  '/tender/api/v1/search/tenderLeftStatistics',
]
const SUGGESTIONS = [
  '/iarticle-search/api/v1/article/recommend/suggest',
  '/similarity/api/v1/suggest',
  '/inspection/api/v1/search/suggest',
  '/tender/api/v1/search/suggest',
]
const DOCUMENTS = [
  '/iarticle-search/api/v1/article/findArticleById/',
  '/similarity/api/v1/similarity/',
  '/inspection/api/v1/search/',
  '/tender/api/v1/search/',
  '/fiscal-tax/api/v1/search/LAWREGU/',
  '/fiscal-tax/api/v1/search/findCarouselDetailById?mapId=',
  '/fiscal-tax/api/v1/taxIncentives/getDetail?tid=',
]

const ask = (path: string, query: Record<string, string>) => get(server, address(path, query))

describe.each(LISTS)('%s refuses', path => {
  const refused: Array<[Record<string, string>, string]> = [
    [{ pageIndex: '-1' }, 'page_out_of_range'],
    [{ pageSize: '1000000000' }, 'page_out_of_range'],
    [{ query: '颜色:红' }, 'unknown_dimension'],
    [{ query: '__proto__:x' }, 'unknown_dimension'],
    [{ query: '全文:法,'.repeat(10_000) }, 'too_many_conditions'],
  ]
  it.each(refused)('%j', async (query, id) => {
    expect(failureIn(await ask(path, query))).toMatchObject({ code: 400, id, isSuccess: false })
  })
})

describe.each(DOCUMENTS)('%s', path => {
  it.each(['none', "' OR 1=1 --", '\u0000', '\ud800', '😀', '../../etc/passwd', 'x'.repeat(500)])(
    'has no %j',
    async id => {
      const reply = await get(server, path + encodeURIComponent(id.replace('\ud800', '\ufffd')))
      expect([400, 404]).toContain(reply.statusCode)
      expect(failureIn(reply)).toMatchObject({ isSuccess: false, resultMsg: expect.any(String) as string })
    },
  )
})

test('any typed text is answered or refused, and breaks nothing', async () => {
  const piece = fc.oneof(
    fc.constantFrom(
      '全文:',
      '标题:',
      '地域:',
      '引用法条:',
      ',',
      ';any',
      ';gap=3',
      ';mode=sentence',
      '\\',
      'TO',
      '"',
      '*',
    ),
    fc.constantFrom('增值税', '上海市/徐汇区', '民法典第五百七十七条', "' OR 1=1 --", '\u0000', '😀', '<em>', '%'),
    fc.string({ unit: 'grapheme', maxLength: 5 }),
  )
  const query = fc.array(piece, { maxLength: 12 }).map(pieces => pieces.join(''))
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...LISTS, ...COUNTS), query, async (path, text) => {
      expect([200, 400, 403]).toContain((await ask(path, { query: text })).statusCode)
    }),
    { numRuns: 400 },
  )
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...SUGGESTIONS), query, async (path, keyword) => {
      expect([200, 400]).toContain((await ask(path, { keyword })).statusCode)
    }),
    { numRuns: 100 },
  )
})
