/**
 * A document number has one form, whatever its brackets, digits and spaces: as a condition, as a typed word, as a
 * suggestion.
 */
import type { TestServer } from '../support/server'
import { get, logIn } from '../support/visits'
import { address, CASES, LAWS, startSearching } from './corpus'

let server: TestServer
let token: string

beforeAll(async () => {
  server = await startSearching({
    cases: [
      { ...CASES[0]!, jid: 'n1', caseNumber: '（2015）民申字第1245号', title: '砚岭公司再审案' },
      {
        ...CASES[0]!,
        jid: 'n2',
        caseNumber: '（2016）苏01民终12号',
        paragraphs: [{ label: '本院认为', text: '参照本院(2015)民申字第1245号民事裁定。' }],
      },
    ],
    laws: [
      { ...LAWS[0]!, lid: 'n3', documentNumber: '财税〔2016〕36号', title: '试点通知' },
      {
        ...LAWS[0]!,
        lid: 'n4',
        documentNumber: '中华人民共和国主席令（第四十五号）',
        title: '某法',
        preamble: ['减按15％征收。'],
      },
    ],
  })
  token = (await logIn(server)).token
})
afterAll(() => server.close())

const CASE_LIST = '/judgement-search/api/v1/search/caseList'
const LAW_LIST = '/ilawregu-search/api/v1/lawregu/list'

const SPELLED = [
  '(2015)民申字第1245号',
  '（2015） 民申字 第1245号',
  '〔2015〕民申字第1245号',
  '（２０１５）民申字第１２４５号',
  '[2015]民申字第1245号',
]

async function idsOf(path: string, query: string) {
  const reply = await get(server, address(path, { query }), { token })
  return [...new Set([...reply.body.matchAll(/"(?:jid|lid)":"(n\d)"/g)].map(([, id]) => id))].sort()
}

test.each(SPELLED)('案号 %s', async number => expect(await idsOf(CASE_LIST, `案号:${number}`)).toEqual(['n1']))

test.each(SPELLED)('typed, %s finds the case and the one that cites it', async number => {
  expect(await idsOf(CASE_LIST, `全文:${number}`)).toEqual(['n1', 'n2'])
  expect(await idsOf(CASE_LIST, `全文:${number} 参照`)).toEqual(['n2'])
  expect(await idsOf(CASE_LIST, `全文:-${number}`)).toEqual([])
})

test.each(['财税〔2016〕36号', '财税(2016)36号', '财税[2016]36号', '财税 （2016） 36号'])('文号 %s', async number => {
  for (const dimension of ['文号', '全文', '标题'])
    expect(await idsOf(LAW_LIST, `${dimension}:${number}`)).toEqual(['n3'])
})

test.each(['(2015)民申字第', '（2015）民申字第12', '〔2015〕民申字'])(
  'the beginning %s finds its numbers',
  async begun => {
    expect(await idsOf(CASE_LIST, `全文:${begun}`)).toEqual(['n1', 'n2'])
    expect(await idsOf(CASE_LIST, `全文:${begun} 参照`)).toEqual(['n2'])
  },
)

test.each([
  ['文号:主席令第45号', 'n4'],
  ['文号:主席令第四十五号', 'n4'],
  ['文号:财税2016 36', 'n3'],
  ['文号:财税2016年36号', 'n3'],
])('a number in any writing: %s', async (query, lid) => expect(await idsOf(LAW_LIST, query)).toEqual([lid]))

test.each(['2015民申字第1245号', '民申字1245号'])('案号 without brackets: %s', async number =>
  expect(await idsOf(CASE_LIST, `案号:${number}`)).toEqual(['n1']),
)

test.each(['减按15%', '减按15％', '减按１５％', '減按15%'])(
  'the width of signs makes no difference: %s',
  async word => {
    expect(await idsOf(LAW_LIST, `全文:${word}`)).toEqual(['n4'])
    expect(await idsOf(LAW_LIST, `全文:征收,全文:-${word}`)).not.toContain('n4')
  },
)

test('another number finds nothing', async () => {
  expect(await idsOf(CASE_LIST, '案号:(2015)民申字第1246号')).toEqual([])
  expect(await idsOf(CASE_LIST, '全文:(2015)民申字第1246号')).toEqual([])
})

test.each([
  [
    '/judgement-search/api/v1/search/recommend/suggest',
    '〔2015〕民申字第12',
    '案号',
    '（2015）民申字第1245号',
    'n1',
    '砚岭公司再审案',
  ],
  ['/ilawregu-search/api/v1/lawregu/recommend/suggest', '财税(2016)36号', '文号', '财税〔2016〕36号', 'n3', '试点通知'],
  ['/ilawregu-search/api/v1/lawregu/recommend/suggest', '财税2016 36', '文号', '财税〔2016〕36号', 'n3', '试点通知'],
  [
    '/ilawregu-search/api/v1/lawregu/recommend/suggest',
    '主席令第45号',
    '文号',
    '中华人民共和国主席令（第四十五号）',
    'n4',
    '某法',
  ],
])('a pasted number suggests the document: %s %s', async (path, keyword, pre, name, id, description) => {
  const reply = (await get(server, address(path, { keyword }), { token })).json<{ result?: unknown; data?: unknown }>()
  const [group] = (reply.result ?? reply.data) as unknown[]
  expect(group).toMatchObject({ pre, directToPageFlag: true, value: [{ name, id, description }] })
})
