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
  citing('c6', '2009-01-01', RETRIAL),
  aCase('c7', {
    citedLaws: [
      { law: '商品混凝土购销合同', article: '第四条' },
      { law: '最高人民法院关于适用〈中华人民共和国某某法〉的解释', article: '第三条' },
    ],
    paragraphs: [
      {
        label: '本院认为',
        text: '依照《最高人民法院关于适用〈中华人民共和国某某法〉的解释》第三条，《商品混凝土购销合同》第四条有效。',
      },
    ],
  }),
  aCase('c8', {
    citedLaws: [
      { law: '担保法', article: '第五条' },
      { law: '担保法', article: '第六条' },
      { law: '关于办理某某案件适用法律若干问题的意见', article: '第一条' },
    ],
    paragraphs: [
      {
        label: '本院认为',
        text: [
          '依照《中华人民共和国担保法》第五条、第六条，',
          '最高人民法院、最高人民检察院和公安部《关于办理某某案件适用法律若干问题的意见》第一条。',
        ].join(''),
      },
    ],
  }),
]

const URL = '/judgement-search/api/v1/report'
let server: TestServer
let token: string
beforeAll(async () => {
  server = await startSearching({ laws: LAWS, cases: CASES })
  token = (await logIn(server)).token
})
afterAll(() => server.close())

async function linesOf(jids: string[], at: TestServer = server) {
  const headers = { token: at === server ? token : (await logIn(at)).token }
  const body = { question: '再审事由', searcher: '白砚', cases: jids.map(jid => ({ jid })) }
  const { key } = (await post(at, URL, body, headers)).json<{ result: ReportAnswer }>().result
  return paragraphsOf(bodyOf((await get(at, `${URL}/${key}`, headers)).rawPayload))
}

it('have their full title and their version, with its state', async () => {
  const lines = await linesOf(['c1', 'c2', 'c3', 'c4', 'c5'])
  const cited = lines.filter(line => line.startsWith('引用法条：'))
  expect(cited).toEqual([
    `引用法条：《${TITLE}》第二百条（2024年1月1日起施行）。`,
    [
      `引用法条：《${TITLE}》第二百条（2013年1月1日起施行）`,
      `《${TITLE}》第二百一十一条（裁判时施行的版本（2013年1月1日起施行）没有这一条）`,
      '《合同法》第一百一十四条（裁判时已停止施行，1999年10月1日起施行，2021年1月1日停止施行）。',
    ].join('、'),
    `引用法条：《${TITLE}》第二百条（2013年1月1日起施行）、《没有这部法》第一条。`,
    `引用法条：《${TITLE}》第二百条（未收录裁判时的版本）。`,
    `引用法条：《${TITLE}》第二百条（裁判日期不详，不能确定所引用的版本）。`,
  ])
})

it('tell what became of an article since', async () => {
  const lines = await linesOf(['c2', 'c3'])
  expect(lines).toEqual(
    expect.arrayContaining([
      `注意：《${TITLE}》第二百条的文字其后已有修改，引用前请核对现行条文。`,
      '注意：《合同法》第一百一十四条自2021年1月1日起停止施行。',
    ]),
  )
})

it('an article is shared only by cases that cite the same version', async () => {
  const lines = await linesOf(['c1', 'c2', 'c3'])
  const at = lines.indexOf(copy.report.common)
  expect(lines.slice(at + 1, at + 3)).toEqual([
    `《${TITLE}》第二百条（2013年1月1日起施行）：2件（案例2、3）`,
    '当事人的申请符合条件。',
  ])
})

it('quote no text of a version that the cases did not apply', async () => {
  const lines = await linesOf(['c4', 'c6'])
  const at = lines.indexOf(copy.report.common)
  expect(lines[at + 1]).toContain('未收录裁判时的版本')
  expect(lines.join('\n')).not.toContain('当事人的申请符合条件。')
})

it('name no contract, and keep the brackets inside a title that the library does not hold', async () => {
  const lines = await linesOf(['c7'])
  expect(lines).toContain('引用法条：《最高人民法院关于适用〈中华人民共和国某某法〉的解释》第三条。')
  expect(lines.filter(line => line.startsWith('引用法条：')).join()).not.toContain('购销合同')
})

it('have the name of the state and the issuers in their titles, and one warning for one repealed law', async () => {
  const lines = await linesOf(['c8'])
  expect(lines).toContain(
    [
      '引用法条：《中华人民共和国担保法》第五条、《中华人民共和国担保法》第六条、',
      '《最高人民法院、最高人民检察院、公安部关于办理某某案件适用法律若干问题的意见》第一条。',
    ].join(''),
  )
  const warnings = lines.filter(line => line.startsWith('注意：'))
  expect(warnings).toEqual([expect.stringContaining('《中华人民共和国担保法》自2021年1月1日起')])
})

it('have only a name for an office without the permission point for laws', async () => {
  const office = (await logIn(server, 'office')).token
  const visitor = await server.store.sessions.find(office)
  const find = server.store.sessions.find.bind(server.store.sessions)
  if (visitor) server.store.sessions.find = async () => ({ ...visitor, permissions: ['judgement'] })
  const lines = await linesOf(['c2', 'c3'])
  server.store.sessions.find = find
  expect(lines).toContain('引用法条：《民事诉讼法》第二百条、《没有这部法》第一条。')
  expect(lines.join()).not.toContain('当事人的申请符合条件。')
})

describe('an article of a law that has changed since', () => {
  const [RULES, OLD, POSTED] = ['某某条例', '旧条例', '新近条例']
  let other: TestServer
  beforeAll(async () => {
    const current = { effectiveDate: '2024-01-01', postingDate: '2023-12-01' }
    const former = { effectiveDate: '2013-01-01', repealedDate: '2024-01-01', timeLimited: '已被修改' }
    other = await startSearching({
      laws: [
        aLaw('r2', { title: RULES, ...current, articles: [article('第一条', '目的。'), article('第二条', '新 的。')] }),
        aLaw('r1', {
          ...{ title: RULES, ...former },
          articles: [article('第一条', '目 的。'), article('第二条', '旧的。'), article('第九条', '罚则。')],
        }),
        aLaw('o', {
          title: OLD,
          effectiveDate: '2001-01-01',
          timeLimited: '失效',
          articles: [article('第一条', '甲。')],
        }),
        aLaw('p', { title: POSTED, postingDate: '2012-05-01', articles: [article('第一条', '乙。')] }),
      ],
      cases: [
        citing('d1', '2015-01-01', [RULES, '第一条'], [RULES, '第二条'], [RULES, '第九条']),
        citing('d2', '2005-01-01', [OLD, '第一条']),
        citing('d3', '2015-01-01', [POSTED, '第一条']),
      ],
    })
  })
  afterAll(() => other.close())

  const citationsOf = async (jid: string) =>
    (await linesOf([jid], other)).filter(line => /^(?:引用法条|注意)：/.test(line))

  it('has a warning if its words are others today, or if the law has it no longer', async () => {
    expect((await citationsOf('d1')).slice(1)).toEqual([
      `注意：《${RULES}》第二条的文字其后已有修改，引用前请核对现行条文。`,
      `注意：《${RULES}》第九条在现行版本中已没有这一条或者序号已变，引用前请核对现行条文。`,
    ])
  })

  it.each([
    [
      'd2',
      `引用法条：《${OLD}》第一条（2001年1月1日起施行，裁判时是否施行不详）。`,
      `注意：《${OLD}》第一条已经停止施行，停止施行的日期不详。`,
    ],
    ['d3', `引用法条：《${POSTED}》第一条（2012年5月1日公布，裁判时是否施行不详）。`],
  ])('says if the days of the law leave open whether it applied: %s', async (jid, ...lines) => {
    expect(await citationsOf(jid)).toEqual(lines)
  })
})
