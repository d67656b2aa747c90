/**
 * Names in a citation check that depend on more than the name: former laws, the day of the text, the operator's short
 * names.
 */
import type { CheckedCitation, CitationToCheck } from '@contract/citation-check'
import { CITATION_CHECK_PATHS } from '@contract/lazy-paths'
import { findingMessage } from '@domain/citation-check/finding-messages'
import { replaceShortNames } from '@domain/citation/law-names'
import { BUNDLED_SHORT_NAMES } from '@domain/reference-data/short-names'
import { checkAllCitations } from '../../../server/citation-check/check-all'
import { checkQuotes, type QuoteCheck } from '../../../server/citation-check/versions'
import type { Visitor } from '../../../server/http/visitor'
import { post } from '../support/visits'
import { aLaw, startSearching } from './corpus'

const article = (no: string, text: string) => ({ no, path: [], text, history: [] })
const COMPANY = '中华人民共和国公司法'
const OLD = '最高人民法院关于审理建设工程施工合同纠纷案件适用法律问题的解释'
const NEW = `${OLD}（一）`
const DUTY = '公司股东应当遵守法律、行政法规和公司章程，依法行使股东权利。'
const ASSETS = '股份有限公司的设立，可以采取发起设立或者募集设立的方式。'

const LAWS = [
  aLaw('company-2013', {
    title: `${COMPANY}（2013年修正）`,
    timeLimited: '已被修改',
    postingDate: '2013-12-28',
    effectiveDate: '2014-03-01',
    articles: [article('第二十条', '甲。')],
  }),
  aLaw('company-2018', {
    title: `${COMPANY}（2018年修正）`,
    timeLimited: '已被修改',
    postingDate: '2018-10-26',
    effectiveDate: '2018-10-26',
    articles: [article('第二十条', DUTY), article('第七十七条', ASSETS)],
  }),
  aLaw('company-2023', {
    title: COMPANY,
    postingDate: '2023-12-29',
    effectiveDate: '2024-07-01',
    articles: [article('第二十条', '公司从事经营活动，应当充分考虑公司职工、消费者等利益相关者的利益。')],
  }),
  aLaw('code', { title: '中华人民共和国民法典', postingDate: '2020-05-28', articles: [article('第一条', '乙。')] }),
  aLaw('origin', { title: '原产地规则', effLevel: '行政法规', articles: [article('第三条', '丙。')] }),
  aLaw('old', {
    title: OLD,
    effLevel: '司法解释',
    timeLimited: '失效',
    postingDate: '2004-10-25',
    articles: [article('第二条', '丁。')],
  }),
  aLaw('new', {
    title: NEW,
    effLevel: '司法解释',
    postingDate: '2020-12-29',
    articles: [article('第二条', '戊。'), article('第四十四条', '己。')],
  }),
]

let server: Awaited<ReturnType<typeof startSearching>>
beforeAll(async () => void (server = await startSearching({ laws: LAWS })))
afterAll(() => server.close())

const check = async (citation: CitationToCheck) =>
  (await post(server, CITATION_CHECK_PATHS.check, [citation])).json<{ data: CheckedCitation[] }>().data[0]!

describe('a former law', () => {
  it.each(['旧公司法', '原公司法', '原《公司法》'])('%s is the text before the one in force', async law => {
    const checked = await check({ law, article: '第二十条', quote: DUTY })
    expect(checked).toMatchObject({ state: 'amended', former: { id: 'company-2018' } })
  })

  it('with a year is the text of that year', async () =>
    expect(await check({ law: '旧公司法（2013年修正）', article: '第二十条' })).toMatchObject({
      former: { id: 'company-2013' },
    }))

  it('is held against what the text says of it', async () => {
    expect(await check({ law: '旧公司法', article: '第二十条', quote: DUTY.replace('依法', '合理') })).toMatchObject({
      state: 'misquoted',
    })
    expect(await check({ law: '旧公司法', article: '第二百条' })).toMatchObject({ state: 'noArticle' })
  })

  it('that the library lacks is no current one', async () => {
    const checked = await check({ law: '旧民法典', article: '第一条' })
    expect(checked).toMatchObject({ state: 'absent', title: '中华人民共和国民法典' })
    expect(findingMessage(checked)).toContain('没有收录文书所引的文本')
  })

  it('is none where the name of the law begins so', async () =>
    expect(await check({ law: '原产地规则', article: '第三条' })).toMatchObject({ state: 'inForce', id: 'origin' }))

  it('is not the current one that another word precedes', async () =>
    expect(await check({ law: '新公司法', article: '第二十条' })).toMatchObject({ id: 'company-2023' }))
})

describe('a name that meant another text earlier', () => {
  const cited = { law: '建工解释', article: '第二条' }

  it.each([
    ['2015-06-01', 'old', 'repealed'],
    ['2024-03-05', 'new', 'inForce'],
  ])('is that of the day of the text: %s', async (asOf, id, state) =>
    expect(await check({ ...cited, asOf })).toMatchObject({ id, state }),
  )

  it('is listed with its meanings in a text without a day', async () =>
    expect(await check(cited)).toMatchObject({ state: 'unknown', meanings: [OLD, NEW] }))

  it('is decided by an article that only the other text has', async () =>
    expect(await check({ ...cited, article: '第四十四条', asOf: '2015-06-01' })).toMatchObject({ id: 'new' }))

  it('refuses a day that is none', async () => {
    const reply = await post(server, CITATION_CHECK_PATHS.check, [{ ...cited, asOf: '2024' }])
    expect(reply.statusCode).toBe(400)
  })
})

describe("an operator's short name", () => {
  afterEach(() => replaceShortNames(BUNDLED_SHORT_NAMES.rows))

  it('is known to the threads that compare words', async () => {
    replaceShortNames([...BUNDLED_SHORT_NAMES.rows, { title: COMPANY, names: ['企业组织法'] }])
    const checks: QuoteCheck[] = []
    const compareQuotes = async (quoting: QuoteCheck) => {
      checks.push(quoting)
      // A thread has its own table of names, which is the bundled one.
      replaceShortNames(BUNDLED_SHORT_NAMES.rows)
      return checkQuotes(quoting)
    }
    const citations = [{ law: '企业组织法（2018年修正）', article: '第二十条', quote: DUTY.replace('依法', '合理') }]
    const visitor = { isOffice: false, points: [] } as unknown as Visitor
    const [checked] = await checkAllCitations(citations, { engine: server.engine, compareQuotes, visitor, task: {} })
    expect(checked).toMatchObject({ state: 'misquoted', id: 'company-2023' })
    expect(checks.flatMap(one => one.citations.map(({ law }) => law))).toEqual(['公司法（2018年）'])
  })
})
