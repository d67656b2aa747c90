/** The report on cases that a search by facts listed: it states that search, and no search that was not made. */
import { copy } from '../../../server/copy'
import type { ReportAnswer, ReportRequest } from '@contract/report'
import { bodyOf, paragraphsOf, tablesOf } from '../../support/docx'
import type { TestServer } from '../support/server'
import { get, logIn, post } from '../support/visits'
import { aCase, CASES, startSearching } from './corpus'

const URL = '/judgement-search/api/v1/report'
const COURT = '江苏省南京市鼓楼区人民法院'
let server: TestServer
let token: string
beforeAll(async () => {
  server = await startSearching()
  token = (await logIn(server)).token
})
afterAll(() => server.close())

async function report(more: Partial<ReportRequest> = {}, at: TestServer = server) {
  const headers = { token: at === server ? token : (await logIn(at)).token }
  const request: ReportRequest = {
    question: '违约金约定过高时，如何调整？',
    searcher: '白砚',
    court: COURT,
    factsSearch: { total: 50, kind: '民事' },
    cases: [{ jid: 'c1' }, { jid: 'c4' }],
    ...more,
  }
  const made = await post(at, URL, request, headers)
  expect([made.statusCode, made.body]).toEqual([200, expect.anything()])
  const { key } = made.json<{ result: ReportAnswer }>().result
  const xml = bodyOf((await get(at, `${URL}/${key}`, headers)).rawPayload)
  const tables = tablesOf(xml)
  return { facts: Object.fromEntries(tables[0] ?? []) as Record<string, string>, tables, lines: paragraphsOf(xml) }
}

it('names the search by facts, the listed and the selected cases, and no condition that was not set', async () => {
  const { facts, lines } = await report()
  expect(facts).toMatchObject({
    检索方法: '案情检索（以案情查找表述相近的案例）',
    检索范围及条件: '案情：由检索主体输入，平台不保存；平台按案情只列出民事案例',
    检索结果: '按相近程度列出案例50件，选取类案2件',
  })
  const text = lines.join('\n')
  expect(text).toContain('以案情检索，平台按相近程度列出案例50件（最多列出50件，不代表平台全部类似案例）：')
  for (const untrue of ['案由：', '关键词检索', '命中', copy.report.all]) expect(text).not.toContain(untrue)
})

it('names the conditions that limited it', async () => {
  const { facts, lines } = await report({ query: '案由:买卖合同纠纷', factsSearch: { total: 2 } })
  expect(facts).toMatchObject({
    检索方法: copy.report.factsSearch.method,
    检索范围及条件: '案情：由检索主体输入，平台不保存；案由：买卖合同纠纷',
  })
  expect(lines).toContain('2. 案由：买卖合同纠纷')
})

it.each([
  ['an unknown number of listed cases', {}],
  ['a number that is less than the selection', { total: 1 }],
])('leaves out %s', async (_what, factsSearch) => {
  const { facts, lines } = await report({ factsSearch })
  expect(facts).toMatchObject({ 检索结果: '选取类案2件' })
  expect(lines.join('\n')).toContain('平台按相近程度列出案例（最多列出50件')
})

it('counts the selected cases by the places of Art. 4, and not the cases of the platform', async () => {
  const { tables, lines } = await report()
  expect(tables[1]?.map(row => [row[0], ...row.slice(2)])).toEqual([
    ['顺位', '选取', '其中近三年'],
    ['一', '1', '1'],
    ['二', '0', '0'],
    ['三', '0', '0'],
    ['四', '1', '0'],
    ['—', '0', '0'],
  ])
  expect(lines.join('\n')).not.toContain(copy.report.laterRanks)
})

it('counts the selected entries of the library of the courts, by their numbers', async () => {
  const entry = aCase('e1', { publishType: 4, entry: { number: '2023-07-2-490-001', keywords: [] }, caseNumber: '' })
  const other = await startSearching({ cases: [...CASES, entry] })
  const cases = [{ jid: 'e1' }, { jid: 'c4' }]
  const { tables, lines } = await report({ cases }, other)
  expect(lines.join('\n')).toMatch(/以上述案情检索，.*（平台收录1件，不代表案例库全部），选取1件。/)
  expect(lines).not.toContain(copy.report.library.absent)
  expect(tables[2]?.slice(1).map(row => row[4])).toEqual(['入库编号2023-07-2-490-001', '（2023）苏01民终4号'])
  expect(lines).toContain('顺位：入库参考案例；入库编号2023-07-2-490-001。')
  const byConditions = await report({ cases, factsSearch: undefined, query: '案由:买卖合同纠纷' }, other)
  expect(byConditions.lines.join('\n')).toMatch(/以上述条件检索.*（平台收录1件，不代表案例库全部），命中1件。/)
  await other.close()
})

it.each<[court: string, high: string | undefined, near: string]>([
  [
    '江苏省南京市鼓楼区人民法院',
    '江苏省高级人民法院',
    '上一级人民法院（江苏省南京市中级人民法院）及本院（江苏省南京市鼓楼区人民法院）',
  ],
  [
    '江苏省高级人民法院',
    '江苏省高级人民法院',
    '上一级人民法院（即最高人民法院，已计入第二顺位）及本院（江苏省高级人民法院）',
  ],
  ['最高人民法院', undefined, '上一级人民法院（—）及本院（最高人民法院）'],
])(
  'names the courts of the third and the fourth place, of which the Supreme Court has no third: %s',
  async (court, high, near) => {
    const { tables } = await report({ court })
    const kinds = (tables[1] ?? []).map(([, kind]) => kind)
    expect(kinds).toContain(`${near}裁判生效的案件`)
    expect(kinds.find(kind => kind?.startsWith('本省'))).toBe(
      high && `本省（自治区、直辖市）高级人民法院（${high}）发布的参考性案例及裁判生效的案件`,
    )
  },
)
