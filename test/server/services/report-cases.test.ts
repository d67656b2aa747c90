/** The report on each selected case: its result, its reasons, its stage, and what the platform does not know. */
import { copy } from '../../../server/copy'
import { chainedCases } from '../../../server/corpus/sample/cases/chains'
import { withCaseReading } from '../../../server/libraries/case/reading'
import type { CaseRecord } from '../../../server/libraries/case/record'
import type { ReportAnswer } from '@contract/report'
import { bodyOf, paragraphsOf, tablesOf } from '../../support/docx'
import type { TestServer } from '../support/server'
import { get, logIn, post } from '../support/visits'
import { aCase, startSearching } from './corpus'

const sections = (...parts: Array<[label: string, text: string]>) => parts.map(([label, text]) => ({ label, text }))

const CASES: CaseRecord[] = [
  aCase('appealable', {
    paragraphs: sections(
      ['本院认为', '被告人如实供述，可以从轻处罚。\n综上，依照刑法的规定，判决如下：'],
      ['裁判结果', '被告人犯危险驾驶罪，判处拘役二个月。如不服本判决，可在接到判决书的第二日起十日内提出上诉。'],
    ),
  }),
  withCaseReading(
    aCase('petition', {
      trialRound: 3,
      caseNumber: '（2015）民申字第90231号',
      paragraphs: sections(['裁判结果', '驳回甲公司的再审申请。']),
    }),
  ),
  aCase('typical', {
    publishType: 3,
    caseNumber: '',
    court: { name: '', level: '', province: '' },
    judgmentDate: undefined,
    paragraphs: sections(
      [
        '裁判结果',
        `某市中级人民法院一审认为，${'行政机关应当恪守法定权限，'.repeat(14)}不得随意解除。一审判决驳回诉讼请求。`,
      ],
      ['典型意义', '行政机关可以单方解除协议。'],
    ),
  }),
  aCase('unnumbered', {
    caseNumber: '',
    documentType: '裁定书',
    caseType: '刑事',
    judgmentDate: '2015-04-03',
    paragraphs: sections(['裁判结果', '核准死刑。']),
  }),
]

const URL = '/judgement-search/api/v1/report'
let server: TestServer
let lines: string[]
let rows: string[][]
async function reportOn(at: TestServer, jids: string[]) {
  const { token } = await logIn(at)
  const body = { question: '量刑', searcher: '白砚', cases: jids.map(jid => ({ jid })) }
  const { key } = (await post(at, URL, body, { token })).json<{ result: ReportAnswer }>().result
  const xml = bodyOf((await get(at, `${URL}/${key}`, { token })).rawPayload)
  return { lines: paragraphsOf(xml), rows: tablesOf(xml)[2] ?? [] }
}

beforeAll(async () => {
  server = await startSearching({ cases: CASES })
  const made = await reportOn(
    server,
    CASES.map(({ jid }) => jid),
  )
  lines = made.lines
  rows = made.rows
})
afterAll(() => server.close())

const rowOf = (title: string) => rows.find(row => row[2]?.includes(title))

it('the result is without the words on the appeal, and the reasons are without the words before the result', () => {
  expect(lines).toContain('裁判结果：被告人犯危险驾驶罪，判处拘役二个月。')
  expect(lines).toContain('裁判理由摘录：被告人如实供述，可以从轻处罚。')
  expect(lines.join()).not.toMatch(/不服本判决|判决如下/)
})

it('the review of a petition is no retrial', () => {
  expect(rowOf('petition')?.[7]).toBe('再审审查')
})

it('the result of a typical case begins where the result is told', () => {
  expect(lines).toContain('裁判结果：…一审判决驳回诉讼请求。')
})

it('a typical case without a publisher has a remark on its place', () => {
  expect(lines.filter(line => line === copy.report.unknownPublisher)).toHaveLength(1)
})

it('cases without a day, a court or a number are named', () => {
  const at = (title: string) => rowOf(title)?.[0] ?? ''
  expect(lines).toContain(`案例${at('typical')}的裁判日期平台没有记载，是否在近三年以内不能确定。`)
  const unnamed = [at('typical'), at('unnumbered')].sort().join('、')
  expect(lines).toContain(`案例${unnamed}的审理法院或者案号平台没有记载，提交前请补充，以便人民法院核对。`)
})

it('a citation without a number ends with the day and the kind of the document', () => {
  expect(lines.find(line => line.startsWith('引用：') && line.includes('unnumbered'))).toMatch(
    /2015年4月3日刑事裁定书。$/,
  )
})

it('lines to fill in fit into a line of 28 characters with an indent of two', () => {
  for (const line of [...copy.report.library.form, ...copy.report.form]) expect(line.length).toBeLessThanOrEqual(26)
})

it('warns of a judgment that was overturned, and states what became of another', async () => {
  const chains = await startSearching({ cases: chainedCases() })
  const { lines, rows } = await reportOn(chains, ['chain-1-1', 'chain-2-3', 'chain-1-4'])
  const warning = '注意：再审已改判。引用前请核对后续裁判文书。'
  expect(lines.filter(line => /^(?:注意|后续审理)：/.test(line))).toEqual(
    expect.arrayContaining([warning, '后续审理：二审维持。']),
  )
  const gists = rows.slice(1).map(row => row[8] ?? '')
  expect(gists.map(gist => /^(?:注意：再审已改判。|后续审理：二审维持。)?/.exec(gist)?.[0]).sort()).toEqual([
    '',
    '后续审理：二审维持。',
    '注意：再审已改判。',
  ])
  await chains.close()
})
