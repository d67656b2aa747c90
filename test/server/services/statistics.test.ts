/** Every chart of every group equals a count by hand, of cases and of fiscal cases, for any query. */
import fc from 'fast-check'
import type { CaseRecord } from '../../../server/libraries/case/record'
import { SAMPLE_MARK } from '@domain/sample-mark'
import { sampleCorpus } from '../../../server/corpus/sample'
import type { VisualData } from '@contract/judgement'
import { runs } from '../../support/length'
import { patience } from '../../support/time'
import type { TestServer } from '../support/server'
import { get, logIn } from '../support/visits'
import { address, startSearchingSample } from './corpus'
import * as by from './support/plain-conditions'
import { countByHand, RULES } from './support/charts-by-hand'

let server: TestServer
let token: string

const all: CaseRecord[] = [...sampleCorpus().cases]
const fiscal = all.filter(record => record.fiscal)

beforeAll(async () => {
  server = await startSearchingSample()
  token = (await logIn(server)).token
})
afterAll(() => server.close())

const SERVICES = {
  cases: { path: '/judgement-search/api/v1/search/statisticsByFields', records: all },
  'fiscal cases': { path: '/fiscal-tax/api/v1/search/statisticsByFields', records: fiscal },
}

async function statistics(path: string, query: Record<string, string>): Promise<VisualData> {
  const reply = await get(server, address(path, query), { token })
  expect([reply.statusCode, query]).toEqual([200, query])
  // The titles of charts carry the mark of the sample.
  const body = JSON.parse(reply.body.replaceAll(`"title":"${SAMPLE_MARK}`, '"title":"')) as {
    result?: VisualData
    data?: VisualData
  }
  return (body.result ?? body.data)!
}

async function expectAsByHand(conditions: by.PlainCondition[], some = Object.values(SERVICES)) {
  for (const { path, records } of some) {
    const query = by.queryOf(conditions)
    const expected = countByHand(records.filter(record => by.holdsAll(conditions, record)))
    expect({ query, ...(await statistics(path, { query })) }).toEqual({ query, ...expected })
  }
}

const rule = (field: string) => Object.values(RULES).flatMap(charts => charts[field] ?? [])[0]!
/** Returns the condition that a tap on the chart adds. */
function drilled(field: string, value: string | undefined): by.PlainCondition {
  const { condition = '', of, parameter = String } = rule(field)
  const plainCondition = by.equal(condition, value, of)
  return { ...plainCondition, value: parameter(plainCondition.value) }
}

const CONTRACT = '合同、准合同纠纷'
const QUESTIONS: by.PlainCondition[][] = [
  [],
  [by.words('全文', '违约金')],
  [by.words('全文', '本院认为')],
  [by.words('全文', '违约金', '过高')],
  [by.words('全文', '违')],
  [by.words('全文', '量子纠缠')],
  [by.words('标题', '买卖合同')],
  [by.words('法院观点', '利息')],
  [by.words('裁判结果', '驳回')],
  [by.without('全文', '违约金')],
  [by.words('全文', '合同'), by.without('全文', '违约金'), by.without('标题', '买卖')],
  [by.without('全文', '的')],
  [by.inSentence('违约金', '损失')],
  [by.inParagraph('违约金', '利息')],
  [by.cause(CONTRACT)],
  [by.cause(CONTRACT, '买卖合同纠纷')],
  [by.cause('买卖合同纠纷'), by.words('全文', '质量')],
  [by.place('江苏省')],
  [by.place('江苏省', '南京市')],
  [by.place('新疆生产建设兵团')],
  by.orElse(by.place('广东省'), by.place('北京市'), by.place('上海市', '上海市')),
  [by.days('2020-01-01', '2021-12-31')],
  [by.days('2026-01-01', '')],
  [by.days('', '2015-06-30')],
  [by.days('1990-01-01', '1990-12-31')],
  [by.amounts(100, 500)],
  [by.amounts(undefined, 10)],
  [by.amounts(10_000)],
  [by.words('全文', '合同'), by.days('2022-01-01', '2024-12-31'), by.amounts(50)],
  [drilled('trialRound', '二审'), drilled('caseType', '民事')],
  [drilled('trialRound', '其他')],
  [drilled('penalty', '有期徒刑')],
  [drilled('courtLevel', '基层'), by.words('全文', '增值税')],
  [drilled('amountBand', '1亿元以上')],
  by.orElse(drilled('year', '2026'), drilled('year', '2025')),
  [drilled('citedArticle', '民法典第五百七十七条')],
  [drilled('outcome', '不存在的结果')],
]

describe('the charts of the sample', () => {
  it.each(QUESTIONS.map(conditions => [by.queryOf(conditions) || 'everything', conditions] as const))(
    'of %s',
    async (_, conditions) => expectAsByHand(conditions),
  )

  it('of one case', async () => {
    for (const record of [fiscal[3]!, all[17]!]) {
      const one = by.equal('案号', record.caseNumber, ({ caseNumber }) => [caseNumber])
      await expectAsByHand([one])
    }
  })

  /** Queries that find this case. */
  const ABOUT: Array<(record: CaseRecord, n: number) => by.PlainCondition> = [
    ({ title, paragraphs }, n) => {
      const text = paragraphs[n % (paragraphs.length || 1)]?.text ?? title
      const at = n % text.length
      return by.words('全文', /[\u4e00-\u9fff]{1,4}/.exec(text.slice(at))?.[0] ?? '院')
    },
    ({ title }, n) => by.words('标题', /[\u4e00-\u9fff]{2}/.exec(title.slice(n % title.length))?.[0] ?? '纠纷'),
    ({ causes }, n) => by.cause(...(causes[0] ?? ['无']).slice(0, 1 + (n % 3))),
    ({ court }, n) => by.place(...[court.province, court.city ?? ''].slice(0, court.city ? 1 + (n % 2) : 1)),
    ({ court }) => by.courtOf(court.province, court.name),
    ({ judgmentDate = '2020-05-05' }, n) => by.days(judgmentDate, n % 2 ? '' : '2026-12-31'),
    ({ amount = 1e6 }, n) => by.amounts(n % 2 ? undefined : Math.floor(amount / 10_000), Math.ceil(amount / 10_000)),
    (record, n) => {
      const fields = Object.values(RULES).flatMap(charts => Object.keys(charts).filter(name => charts[name]!.condition))
      const field = fields[n % fields.length]!
      return drilled(field, rule(field).of(record)[0])
    },
  ]
  const condition = fc
    .record({ at: fc.nat(all.length - 1), about: fc.constantFrom(...ABOUT), n: fc.nat(5000), not: fc.nat(5) })
    .map(({ at, about, n, not }) => {
      const plainCondition = about(all[at]!, n)
      return not === 0 && ['全文', '标题'].includes(plainCondition.name)
        ? by.without(plainCondition.name, plainCondition.value)
        : plainCondition
    })
  const question = fc.oneof(
    fc.array(condition, { maxLength: 3 }),
    fc
      .array(condition, { minLength: 2, maxLength: 4 })
      .map(conditions => by.orElse(...conditions.filter(one => one.name === conditions[0]!.name))),
  )

  it(
    'of random queries',
    async () => {
      await fc.assert(
        fc.asyncProperty(question, conditions => expectAsByHand(conditions)),
        { numRuns: runs(80) },
      )
    },
    patience(300_000),
  )

  it('are the same group by group, and when repeated', async () => {
    for (const { path } of Object.values(SERVICES)) {
      const query = '全文:合同'
      const whole = await statistics(path, { query })
      for (const group of [...whole.groups, ...whole.groups]) {
        const alone = await statistics(path, { query, statisticsFields: group.key })
        expect(alone).toEqual({ totalCount: whole.totalCount, groups: [group] })
      }
    }
  })
})
