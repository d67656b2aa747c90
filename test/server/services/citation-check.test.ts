/** Sixty paragraphs with citations of known states. */
import type { CheckedCitation, CitationToCheck } from '@contract/citation-check'
import { CITATION_CHECK_PATHS } from '@contract/lazy-paths'
import { findAllCitations } from '@domain/citation-check/find'
import { isReportedCitation, citationQueries } from '@domain/citation-check/citation-query'
import { joinBrokenLines } from '@domain/citation-check/join-broken-lines'
import { CASES, LAWS } from '../../fixture/citation-check/library'
import { PARAGRAPHS } from '../../fixture/citation-check/paragraphs'
import type { TestServer } from '../support/server'
import { bodyOf, faultsOf, paragraphsOf } from '../../support/docx'
import { failureIn, get, logIn, post } from '../support/visits'
import { startSearching } from './corpus'

let server: TestServer
beforeAll(async () => void (server = await startSearching({ laws: LAWS, cases: CASES })))
afterAll(() => server.close())

const ask = (citations: CitationToCheck[]) => post(server, CITATION_CHECK_PATHS.check, citations)
const answers = async (citations: CitationToCheck[]) => (await ask(citations)).json<{ data: CheckedCitation[] }>().data
const one = async (citation: CitationToCheck) => (await answers([citation]))[0]

async function statesOf(paragraph: string) {
  const citations = findAllCitations(joinBrokenLines(paragraph))
  const { queries: questions, indexes } = citationQueries(citations)
  if (!questions.length) return ''
  const checked = await answers(questions)
  const states = citations.map((citation, at) => ({ citation, state: checked[indexes[at] ?? -1]?.state ?? '' }))
  return states
    .filter(({ citation, state }) => isReportedCitation(citation, state))
    .map(({ state }) => state)
    .join(' ')
}

test('there are sixty paragraphs', () => expect(PARAGRAPHS).toHaveLength(60))
test.each(PARAGRAPHS)('%s', async (paragraph, states) => expect(await statesOf(paragraph)).toBe(states))

describe('the library', () => {
  it("shows the words that differ, from the library's to the quoted ones", async () => {
    const quote = '民事主体从事民事活动，应当遵循自愿原则'
    expect(await one({ law: '民法典', article: '第七条', quote })).toMatchObject({
      state: 'misquoted',
      id: 'code',
      time_limited: '现行有效',
      changes: [
        { kind: 'same', text: '民事主体从事民事活动，应当遵循' },
        { kind: 'removed', text: '诚信' },
        { kind: 'added', text: '自愿' },
        { kind: 'same', text: '原则' },
      ],
    })
  })

  it('names the article that has the quoted words', async () => {
    const quote = '无民事行为能力人实施的民事法律行为无效'
    expect(await one({ law: '民法典', article: '第七条', quote })).toMatchObject({ standsIn: '第一百四十四条' })
  })

  it('returns both texts of an amended article', async () => {
    expect(await one({ law: '公司法（2018年修正）', article: '第十六条' })).toMatchObject({
      state: 'amended',
      id: 'company',
      text: expect.stringContaining('劳动合同') as string,
      former: { id: 'company-2018', text: expect.stringContaining('股东大会') as string },
    })
  })

  it('names the day from which the text of a law is in force', async () =>
    expect(await one({ law: '公司法' })).toMatchObject({ state: 'inForce', effective_date: '2024-07-01' }))

  it('checks an article behind a number, and its quotation', async () => {
    const cited = { number: '法释（2020）17号', article: '第二十五条' }
    const quote = '双方约定的利率超过合同成立时一年期贷款市场报价利率三倍的除外'
    expect(await one(cited)).toMatchObject({ id: 'lending', article: '第二十五条' })
    expect(await one({ ...cited, quote })).toMatchObject({ state: 'misquoted', id: 'lending' })
    expect(await one({ ...cited, article: '第九十条' })).toMatchObject({ state: 'noArticle' })
    expect(await one({ number: '国务院令第9999号', article: '第一条' })).toMatchObject({ state: 'absent' })
  })

  it('never confuses two numbers', async () => {
    expect(await one({ number: '（2021）京01民终1234号', isCase: true })).toMatchObject({ state: 'absent' })
    expect(await one({ number: '（2021）京01民终12号', isCase: true })).toMatchObject({ state: 'absent' })
    expect(await one({ number: '财税（2016）3号' })).toMatchObject({ state: 'absent' })
    expect(await one({ number: '税（2016）36号' })).toMatchObject({ state: 'absent' })
  })

  it('refuses invalid requests', async () => {
    expect(failureIn(await ask([])).code).toBe(400)
    expect(failureIn(await ask(Array.from({ length: 51 }, () => ({ law: '民法典' })))).code).toBe(400)
    expect(failureIn(await ask([{ law: '民法典', article: '第七条', quote: '甲'.repeat(2001) }])).code).toBe(400)
    expect(await answers([{}, { article: '第七条' }])).toMatchObject([{ state: 'absent' }, { state: 'absent' }])
  })
})

describe('the report', () => {
  const citations = [
    { law: '民法典', article: '第七条', quote: '应当遵循自愿原则', words: '民法典第七条', place: '依照民法典第七条' },
    { law: '合同法', article: '第五十二条', words: '合同法第52条', place: '依照合同法第52条{at}' },
  ]

  it('is a Word file with the state of each citation, the doubtful ones first', async () => {
    const { token } = await logIn(server)
    const made = await post(server, CITATION_CHECK_PATHS.report, { title: '代理词.docx', citations }, { token })
    expect(made.statusCode).toBe(200)
    const { key } = made.json<{ data: { key: string } }>().data
    const file = await get(server, `/judgement-search/api/v1/report/${key}`, { token })
    const xml = bodyOf(file.rawPayload)
    expect(faultsOf(xml)).toEqual([])
    expect(paragraphsOf(xml).filter(Boolean)).toEqual([
      '引用核验报告',
      '文书',
      '代理词.docx',
      '核验时间',
      expect.stringContaining('（北京时间）'),
      '核验平台',
      expect.any(String),
      '核验结果',
      '共核验2处引用：引文与原文不一致1处，已废止或者失效1处',
      '引文与原文不一致（1处）',
      '1. 民法典第七条',
      '原文：应当遵循诚信原则',
      '引文：应当遵循自愿原则',
      '所在位置：依照民法典第七条',
      '已废止或者失效（1处）',
      '1. 合同法第52条',
      '《中华人民共和国合同法》已经废止或者失效',
      '所在位置：依照合同法第52条{at}',
      expect.stringContaining('不说明不存在'),
    ])
  })

  it('says what was not checked', async () => {
    const { token } = await logIn(server)
    const request = { citations, pagesWithoutText: [3, 4], isCut: true }
    const made = await post(server, CITATION_CHECK_PATHS.report, request, { token })
    const { key } = made.json<{ data: { key: string } }>().data
    const file = await get(server, `/judgement-search/api/v1/report/${key}`, { token })
    const words = paragraphsOf(bodyOf(file.rawPayload)).filter(Boolean)
    expect(words.slice(words.indexOf('未核验'), words.indexOf('未核验') + 2)).toEqual([
      '未核验',
      '第3、4页没有可以读取的文字（可能是图片）；前2处之后的引用（引用过多）',
    ])
  })

  it('is for members only', async () =>
    expect(failureIn(await post(server, CITATION_CHECK_PATHS.report, { citations }))).toMatchObject({ code: 401 }))
})
