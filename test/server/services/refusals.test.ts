/** Requests that every service refuses. */
import { MAX_CONDITIONS, MAX_GAP_WORDS, MAX_QUERY_LENGTH, Query } from '@contract/search'
import { createHash } from 'node:crypto'
import { copy } from '../../../server/copy'
import { LIMITS } from '@domain/limits'
import { runs } from '../../support/length'
import { patience } from '../../support/time'
import type { TestServer } from '../support/server'
import { failureIn, get, logIn, post } from '../support/visits'
import { address, startSearching } from './corpus'

const LISTS = {
  case: '/judgement-search/api/v1/search/caseList',
  law: '/ilawregu-search/api/v1/lawregu/list',
  judicial: '/judicialview/api/v1/judicialview/search',
}
const ALL = Object.values(LISTS)
const wordsOf = (count: number) => Array.from({ length: count }, (_, n) => `词${n}`).join(' ')

let server: TestServer
const tokens: Record<string, string> = {}
beforeAll(async () => {
  server = await startSearching()
  for (const name of ['member', 'office', 'office-few', 'trial']) tokens[name] = (await logIn(server, name)).token
})
afterAll(() => server.close())

const list = (path: string, query: Record<string, string>, who = 'guest') =>
  get(server, address(path, query), tokens[who] ? { token: tokens[who] } : {})

describe('a guest', () => {
  it.each([
    [LISTS.case, '审理程序:1', 'login_to_choose'],
    [LISTS.case, '标的额:1TO2', 'login_to_choose'],
    [LISTS.case, '刑罚:罚金', 'login_to_choose'],
    [LISTS.case, '案例类型:类案参考', 'login_to_choose'],
    [LISTS.case, '案由:合同、准合同纠纷/买卖合同纠纷', 'second_level_members'],
    [LISTS.case, '地域:江苏省/南京市;any', 'second_level_members'],
    [LISTS.case, '法院:江苏省/江苏省南京市中级人民法院', 'second_level_members'],
    [LISTS.law, '时效性:失效', 'login_to_choose'],
    [LISTS.law, '地域范围:江苏省/南京市', 'second_level_members'],
    [LISTS.case, '全文:违约金 过高;gap=2', 'advanced_members'],
    [LISTS.case, '法院观点:违约金 过高;mode=sentence', 'advanced_members'],
    [LISTS.judicial, '全文:违约金 过高;mode=paragraph', 'advanced_members'],
    [LISTS.law, '全文:违约金 损失;mode=article', 'advanced_members'],
    [LISTS.case, '当事人:砚岭;level=1', 'advanced_members'],
    [LISTS.case, '法官:沈衡;level=1', 'advanced_members'],
  ])('may not search %s by %s; a member may', async (path, query, id) => {
    const failure = failureIn(await list(path, { query }))
    expect(failure).toMatchObject({ code: 403, id, isSuccess: false, succeed: false })
    expect(failure.resultMsg).toMatch(/^(二级维度筛选仅限登录的Alpha用户使用！|请登录后再选择|登录后才能使用高级检索)$/)
    expect((await list(path, { query }, 'member')).statusCode).toBe(200)
    expect((await list(path, { query }, 'trial')).statusCode).toBe(200)
  })

  it('may not count by such filters either', async () => {
    for (const query of ['审理程序:1', '全文:违约金 过高;gap=2'])
      for (const name of ['list', 'caseLeftStatistics', 'statisticsByFields', 'getAllVisualData'])
        expect((await list(`/judgement-search/api/v1/search/${name}`, { query })).statusCode).toBe(403)
  })

  it.each([
    // Conditions that come from a suggestion, a citation, a chart or a tax topic.
    [LISTS.case, '当事人:砚岭'],
    [LISTS.case, '法官:顾川'],
    [LISTS.case, '案由:买卖合同纠纷;level=2'],
    [LISTS.case, '引用法条:民法典第五百七十七条'],
    [LISTS.law, '税种:增值税;any,税种:消费税;any'],
    [LISTS.law, '全文:违约金 损失,全文:-定金'],
  ])('may search %s by %s', async (path, query) => {
    expect((await list(path, { query })).statusCode).toBe(200)
  })

  it.each(ALL)('may search %s by the first level', async path => {
    expect((await list(path, { query: '全文:违约金' })).statusCode).toBe(200)
  })
})

describe('an office user', () => {
  const paths = [
    ['/judgement-search/api/v1/search/list', true],
    ['/judgement-search/api/v1/excellent/themes', false],
    ['/ilawregu-search/api/v1/lawregu/list', true],
    ['/ilawregu-search/api/v1/lawregu/l1', true],
    ['/ilawregu-search/api/v1/lawregu/l1/related', false],
    ['/judicialview/api/v1/judicialview/search', false],
    ['/judicialview/api/v1/judicialview/v1', false],
    ['/judicialview/api/v1/judicialview/download/v1', false],
  ] as const
  it.each(paths)('has %s as the office was granted', async (path, granted) => {
    const reply = await list(path, {}, 'office-few')
    if (granted) expect(reply.statusCode).toBe(200)
    else expect(failureIn(reply)).toMatchObject({ code: 403, id: 'permission_denied' })
    expect((await list(path, {}, 'office')).statusCode).toBe(200)
    expect((await list(path, {}, 'guest')).statusCode).toBe(200)
  })
})

describe.each(ALL)('%s refuses', path => {
  it.each([
    [{ pageIndex: '-1' }, 'page_out_of_range'],
    [{ pageIndex: '0' }, 'page_out_of_range'],
    [{ pageIndex: '1.5' }, 'page_out_of_range'],
    [{ pageIndex: '99999999999999999999' }, 'page_out_of_range'],
    [{ pageIndex: 'one' }, 'page_out_of_range'],
    [{ pageSize: '1000000000' }, 'page_out_of_range'],
    [{ pageSize: '51' }, 'page_out_of_range'],
    [{ pageSize: '0' }, 'page_out_of_range'],
    [{ query: '颜色:红' }, 'unknown_dimension'],
    [{ query: 'constructor:x' }, 'unknown_dimension'],
    [{ query: '__proto__:x' }, 'unknown_dimension'],
    [{ query: `全文:${'法'.repeat(5000)}` }, 'too_many_conditions'],
    [{ query: '全文:法,'.repeat(MAX_CONDITIONS + 1) }, 'too_many_conditions'],
    [{ query: `全文:${wordsOf(MAX_GAP_WORDS + 1)};gap=9` }, 'too_many_gap_words'],
    [{ query: '全文:法 的 人;gap=9,'.repeat(21) }, 'too_many_conditions'],
    [{ query: '全文:法,'.repeat(10_000) }, 'too_many_conditions'],
    [{ query: 'x'.repeat(100_000) }, 'too_many_conditions'],
    [{ order: 'random' }, 'unknown_order'],
    [{ order: 'constructor' }, 'unknown_order'],
  ])('%j', async (query, id) => {
    const failure = failureIn(await list(path, query, 'member'))
    expect(failure).toMatchObject({ code: 400, id, isSuccess: false, succeed: false })
    expect(failure.resultMsg).toMatch(/[\u4e00-\u9fff]{4,}/)
  })

  it('too many conditions or words, with the limits in the message', async () => {
    const most = [
      '全文:法,'.repeat(MAX_CONDITIONS),
      `全文:${wordsOf(MAX_GAP_WORDS)};gap=9`,
      `全文:${wordsOf(21)};mode=sentence`,
    ]
    for (const query of most) expect((await list(path, { query }, 'member')).statusCode).toBe(200)
    expect(copy.errors.too_many_conditions).toContain(`${MAX_CONDITIONS}个、共${MAX_QUERY_LENGTH}个字符`)
    expect(copy.errors.too_many_gap_words).toContain(`${MAX_GAP_WORDS}个词`)
    expect(Query.description).toContain(`${MAX_CONDITIONS} conditions`)
    expect(MAX_GAP_WORDS).toBe(LIMITS.input.gapWords)
  })

  it('a repeated query', async () => {
    expect((await get(server, `${path}?pageIndex=1&pageIndex=2`)).statusCode).toBe(400)
  })

  it.each(['%E4%BD', '%ED%A0%80', '%', '%zz', '%E5%85%A8%E6%96%87%3A%'])('an undecodable query: %s', async query => {
    const failure = failureIn(await get(server, `${path}?query=${query}`))
    expect(failure).toMatchObject({ code: 400, id: 'invalid_request', resultMsg: '请求的内容有误，请检查后重试' })
  })
})

test('bodies that are no JSON or too large', async () => {
  const url = '/ilawregu-search/api/v1/lawregu/findLawReguItem'
  const send = (payload: string, type: string) =>
    server.app.inject({ method: 'POST', url, payload, headers: { 'content-type': type } })
  expect((await send('{', 'application/json')).statusCode).toBe(400)
  expect((await send('law=民法典', 'application/x-www-form-urlencoded')).statusCode).toBe(415)
  expect((await send(JSON.stringify({ law: 'x'.repeat(300_000) }), 'application/json')).statusCode).toBe(413)
})

describe('a share key', () => {
  const BASE = '/judgement-search/api/v1/share'
  const minting = (grant: object, who = 'member') =>
    post(server, `${BASE}/generateShareSecretKey`, [grant], tokens[who] ? { token: tokens[who] } : {})
  const mint = async (grant: object) => (await minting(grant)).json<{ result: string }>().result
  const open = async (method: string, params: object, overrides: object = {}) =>
    get(
      server,
      address(`${BASE}/getShareDataBySecretKey`, { secretKey: await mint({ method, params }), method, ...overrides }),
    )
  const same = async (method: string, params: object, direct: object) => {
    const { result } = (await open(method, params)).json<{ result: { data: unknown } }>()
    expect(result.data).toEqual(direct)
  }

  it('returns the one document as on its page', async () => {
    const query = '全文:违约金'
    await same(
      'judgement_details_interface',
      { id: 'c1', query },
      (await post(server, '/judgement-search/api/v1/search/c1', { query })).json<{ result: object }>().result,
    )
    await same(
      'lawregu_details_interface',
      { id: 'l1', query },
      (await get(server, address('/ilawregu-search/api/v1/lawregu/l1', { query }))).json<{ data: object }>().data,
    )
    await same(
      'judicialview_details_interface',
      { id: 'v1', query },
      (await get(server, address('/judicialview/api/v1/judicialview/v1', { query }))).json<{ data: object }>().data,
    )
  })

  it('returns the charts of its own query, to a guest too', async () => {
    const query = '审理程序:2'
    const { result } = (await list('/judgement-search/api/v1/search/getAllVisualData', { query }, 'member')).json<{
      result: { totalCount: number }
    }>()
    expect(result.totalCount).toBe(1)
    await same('case_visual_interface', { query }, result)
    const other = await open('case_visual_interface', { query }, { query: '全文:盗窃', id: 'c3' })
    expect(other.json()).toMatchObject({ result: { params: { query }, data: { totalCount: 1 } } })
  })

  it.each([
    ['guest', 'case_visual_interface', '审理程序:2', 'login_to_choose'],
    ['guest', 'case_visual_interface', '地域:江苏省/南京市', 'second_level_members'],
    ['guest', 'case_visual_interface', '颜色:红', 'unknown_dimension'],
    ['office-few', 'judicialview_details_interface', '', 'permission_denied'],
  ])('is not made by a %s for a %s without access: %s', async (who, method, query, id) => {
    expect(failureIn(await minting({ method, params: { query, id: 'v1' } }, who))).toMatchObject({ id })
  })

  it('of a removed document reports it', async () => {
    expect(failureIn(await open('lawregu_details_interface', { id: 'l99', query: '' }))).toMatchObject({ code: 404 })
    expect(failureIn(await open('judgement_details_interface', { query: '' }))).toMatchObject({ code: 404 })
  })
})

/** The same inputs on every run, so that a failure is reproducible. */
function randomText(seed: number) {
  const PIECES = [
    ...[
      '全文',
      '标题',
      '案由',
      '法官',
      '裁判日期',
      '标的额',
      '引用法条',
      '审理程序',
      '时效性',
      '地域',
      '年份',
      '关键词',
    ],
    ...[
      ':',
      ',',
      ';',
      '\\',
      '-',
      ' ',
      '/',
      ';any',
      ';gap=',
      ';mode=article',
      ';mode=sentence',
      ';level=',
      'TO',
      '《',
      '》',
    ],
    ...[
      '违约金',
      '第五百八十五条',
      '2020-01-01',
      '99',
      '-1',
      "' OR 1=1 --",
      '"NEAR(a b)"',
      '*',
      '(',
      'AND NOT',
      '<em>',
    ],
    ...['\u0000', '\ud800', '😀', '\n', '%', '　', '__proto__', '第条', 'e'.repeat(50)],
  ]
  const bytes = createHash('sha512').update(String(seed)).digest()
  return [...bytes.subarray(1, 2 + (bytes[0]! % 24))].map(byte => PIECES[byte % PIECES.length]).join('')
}

/** A busy machine takes some minutes for all of them. */
const QUERIES = runs(10_000)

test(
  'any typed text is answered or refused, and breaks nothing',
  async () => {
    const bad: unknown[] = []
    let dearest = 0
    for (let seed = 0; seed < QUERIES; seed++) {
      const query = (seed % 2 ? '全文:' : '') + randomText(seed)
      const before = process.cpuUsage()
      const reply = await list(ALL[seed % ALL.length]!, { query }, 'member')
      const { user, system } = process.cpuUsage(before)
      dearest = Math.max(dearest, (user + system) / 1000)
      if (![200, 400].includes(reply.statusCode)) bad.push([query, reply.statusCode, reply.body])
    }
    expect(bad).toEqual([])
    process.stdout.write(
      `figure: the dearest of ${QUERIES} random queries took ${dearest.toFixed(0)} ms of processor\n`,
    )
  },
  patience(300_000),
)
