/** Citations of the cases in a report, as of the day of each case. */
import { copy } from '../../../server/copy'
import type { ReportAnswer } from '@contract/report'
import { bodyOf, paragraphsOf } from '../../support/docx'
import type { TestServer } from '../support/server'
import { get, logIn, post } from '../support/visits'
import { aCase, aLaw, startSearching } from './corpus'

const article = (no: string, text: string) => ({ no, path: [], text, history: [] })
const TITLE = '中华人民共和国民事诉讼法'
const LAWS = [
  aLaw('p2', {
    title: TITLE,
    effectiveDate: '2024-01-01',
    articles: [article('第二百条', '没有民事行为能力。'), article('第二百一十一条', '应当再审。')],
  }),
  aLaw('p1', {
    title: TITLE,
    timeLimited: '已被修改',
    effectiveDate: '2013-01-01',
    repealedDate: '2024-01-01',
    articles: [article('第二百条', '当事人的申请符合条件。')],
  }),
  aLaw('g', {
    title: '合同法',
    effectiveDate: '1999-10-01',
    repealedDate: '2021-01-01',
    articles: [article('第一百一十四条', '违约金。')],
  }),
]
const citing = (jid: string, judgmentDate: string | undefined, ...cited: Array<[law: string, article: string]>) =>
  aCase(jid, {
    judgmentDate,
    citedLaws: cited.map(([law, no]) => ({ law, article: no })),
    paragraphs: [{ label: '本院认为', text: '再审。' }],
  })
const RETRIAL: [string, string] = [TITLE, '第二百条']
const CASES = [
  citing('c1', '2024-06-01', RETRIAL),
  citing('c2', '2023-06-01', RETRIAL, [TITLE, '第二百一十一条'], ['合同法', '第一百一十四条']),
  citing('c3', '2015-06-03', RETRIAL, ['没有这部法', '第一条']),
  citing('c4', '2010-01-01', RETRIAL),
  citing('c5', undefined, RETRIAL),
]

const URL = '/judgement-search/api/v1/report'
let server: TestServer
let token: string
beforeAll(async () => {
  server = await startSearching({ laws: LAWS, cases: CASES })
  token = (await logIn(server)).token
})
afterAll(() => server.close())

async function linesOf(jids: string[]) {
  const body = { question: '再审事由', searcher: '白砚', cases: jids.map(jid => ({ jid })) }
  const { key } = (await post(server, URL, body, { token })).json<{ result: ReportAnswer }>().result
  return paragraphsOf(bodyOf((await get(server, `${URL}/${key}`, { token })).rawPayload))
}

it('have their version, with its state', async () => {
  const lines = await linesOf(CASES.map(({ jid }) => jid))
  const cited = lines.filter(line => line.startsWith('引用法条：'))
  expect(cited).toEqual([
    '引用法条：《民事诉讼法》第二百条（2024年01月01日起施行）',
    [
      '引用法条：《民事诉讼法》第二百条（2013年01月01日起施行）',
      '《民事诉讼法》第二百一十一条（裁判时施行的版本（2013年01月01日起施行）没有这一条，收录的是2024年01月01日起施行的版本）',
      '《合同法》第一百一十四条（裁判时已停止施行，1999年10月01日起施行，2021年01月01日停止施行）',
    ].join('、'),
    '引用法条：《民事诉讼法》第二百条（2013年01月01日起施行）、《没有这部法》第一条',
    '引用法条：《民事诉讼法》第二百条（未收录裁判时的版本，收录的是2013年01月01日起施行的版本，内容和条文序号可能已变）',
    '引用法条：《民事诉讼法》第二百条（裁判日期不详，收录的是2024年01月01日起施行的版本）',
  ])
})

it('an article is shared only by cases that cite the same version', async () => {
  const lines = await linesOf(['c1', 'c2', 'c3'])
  const at = lines.indexOf(copy.report.common)
  expect(lines.slice(at + 1, at + 3)).toEqual([
    '《民事诉讼法》第二百条（2013年01月01日起施行）：2件（案例2、3）',
    '当事人的申请符合条件。',
  ])
})

it('have only a name for an office without the permission point for laws', async () => {
  const office = (await logIn(server, 'office')).token
  const visitor = await server.store.sessions.find(office)
  const find = server.store.sessions.find.bind(server.store.sessions)
  if (visitor) server.store.sessions.find = async () => ({ ...visitor, permissions: ['judgement'] })
  const lines = await linesOf(['c2', 'c3'])
  server.store.sessions.find = find
  expect(lines).toContain('引用法条：《民事诉讼法》第二百条、《没有这部法》第一条')
  expect(lines.join()).not.toContain('当事人的申请符合条件。')
})
