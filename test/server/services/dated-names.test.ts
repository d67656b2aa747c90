/** Short names that meant another text earlier, and repealed laws that the library does not hold. */
import type { CheckedCitation, CitationToCheck } from '@contract/citation-check'
import { CITATION_CHECK_PATHS } from '@contract/lazy-paths'
import type { CaseListResult } from '@contract/judgement'
import type { FindArticleRequest, LawArticle } from '@contract/lawregu'
import { CASE_PATHS, LAW_PATHS } from '@contract/paths'
import type { SuggestionGroup } from '@contract/search'
import { findingMessage } from '@domain/citation-check/finding-messages'
import type { TestServer } from '../support/server'
import { failureIn, get, logIn, post } from '../support/visits'
import { aCase, aLaw, address, startSearching } from './corpus'

const article = (no: string, text: string) => ({ no, path: [], text, history: [] })
const OLD = '最高人民法院关于审理建设工程施工合同纠纷案件适用法律问题的解释'
const NEW = `${OLD}（一）`
const LABOUR = '最高人民法院关于审理劳动争议案件适用法律'

const LAWS = [
  aLaw('old', {
    title: OLD,
    effLevel: '司法解释',
    timeLimited: '失效',
    postingDate: '2004-10-25',
    effectiveDate: '2005-01-01',
    repealedDate: '2021-01-01',
    articles: [article('第二条', '工程经竣工验收合格，请求参照合同约定支付工程价款的，应予支持。')],
  }),
  aLaw('new', {
    title: NEW,
    effLevel: '司法解释',
    postingDate: '2020-12-29',
    effectiveDate: '2021-01-01',
    articles: [
      article('第二条', '招标人和中标人另行签订的合同与中标合同不一致的，按照中标合同确定权利义务。'),
      article('第四十四条', '实际施工人提起代位权诉讼的，应予支持。'),
    ],
  }),
  aLaw('labour', {
    title: `${LABOUR}问题的解释（二）`,
    effLevel: '司法解释',
    postingDate: '2025-07-31',
    effectiveDate: '2025-09-01',
    articles: [article('第一条', '转包、分包。')],
  }),
]
const cites = [{ law: '建工解释', article: '第二条' }]

let server: TestServer
let token: string
beforeAll(async () => {
  server = await startSearching({
    laws: LAWS,
    cases: [
      aCase('k2015', { judgmentDate: '2015-06-01', citedLaws: cites }),
      aCase('k2023', { judgmentDate: '2023-06-01', citedLaws: cites }),
    ],
  })
  token = (await logIn(server)).token
})
afterAll(() => server.close())

const find = (body: FindArticleRequest) => post(server, LAW_PATHS.findArticle, body, { token })
const lidOf = async (body: FindArticleRequest) => (await find(body)).json<{ data?: LawArticle }>().data?.lid

describe('an article', () => {
  it.each([
    ['2015-06-01', 'old'],
    ['2023-06-01', 'new'],
  ])('of 建工解释 in a text of %s is that of its day', async (asOf, lid) =>
    expect(await lidOf({ law: '建工解释', article: '第二条', asOf })).toBe(lid),
  )

  it('of 建工解释 in a text without a day opens neither, and both are named', async () => {
    expect(failureIn(await find({ law: '建工解释', article: '第二条' }))).toMatchObject({
      code: 404,
      id: 'law_ambiguous',
      resultMsg: `“建工解释”可能指《${OLD}》或者《${NEW}》，文中没有写明是哪一部`,
    })
    const many = await post(server, LAW_PATHS.findArticles, [{ law: '建工解释', article: '第二条' }], { token })
    expect(many.json<{ data: unknown[] }>().data).toEqual([null])
  })

  it('of a repealed law that is not held is answered by its repeal, and by the text in force', async () => {
    expect(failureIn(await find({ law: '《中华人民共和国物权法》', article: '第一百条' }))).toMatchObject({
      code: 404,
      id: 'law_superseded',
      resultMsg:
        '《物权法》自2021年01月01日起被《民法典》第一千二百六十条废止，本库没有收录其文本；相关内容现见《民法典》物权编',
    })
  })

  it('that a held law lacks is unknown as before', async () =>
    expect(failureIn(await find({ law: NEW, article: '第九十九条' })).id).toBe('article_unknown'))
})

describe('the citation check', () => {
  const one = async (citation: CitationToCheck) =>
    (await post(server, CITATION_CHECK_PATHS.check, [citation])).json<{ data: [CheckedCitation] }>().data[0]

  it('names both texts where nothing decides', async () => {
    const checked = await one({ law: '建工解释', article: '第二条' })
    expect(checked).toMatchObject({ state: 'unknown', library: 'law', title: '建工解释', meanings: [OLD, NEW] })
    expect(findingMessage(checked)).toContain(`“建工解释”可能指《${OLD}》或者《${NEW}》，文中没有写明是哪一部`)
  })

  it('is decided by an article that one of them has, or by the quoted words', async () => {
    expect(await one({ law: '建工解释', article: '第四十四条' })).toMatchObject({ state: 'inForce', id: 'new' })
    const quote = '工程经竣工验收合格，请求参照合同约定支付工程价款的'
    expect(await one({ law: '建工解释', article: '第二条', quote })).toMatchObject({ state: 'repealed', id: 'old' })
  })

  it('stays open where one of the texts is not held', async () =>
    expect(await one({ law: '劳动争议解释二', article: '第一条' })).toMatchObject({
      state: 'unknown',
      meanings: [`${LABOUR}若干问题的解释（二）`, `${LABOUR}问题的解释（二）`],
    }))

  it('names the repeal of a law that is not held, with its ground and its successor', async () => {
    const checked = await one({ law: '企业所得税暂行条例', article: '第一条' })
    expect(checked).toMatchObject({
      state: 'repealed',
      library: 'law',
      title: '企业所得税暂行条例',
      ground: { kind: 'repealed', title: '企业所得税法', article: '第六十条', day: '2008-01-01' },
      successor: '《企业所得税法》',
    })
    expect(findingMessage(checked)).toBe(
      '《企业所得税暂行条例》自2008年01月01日起被《企业所得税法》第六十条废止，本库没有收录其文本；相关内容现见《企业所得税法》',
    )
  })
})

describe('typed without a day', () => {
  it('both are suggested and lead the list, the text in force first', async () => {
    const suggested = await get(server, address(LAW_PATHS.suggest, { keyword: '建工解释' }), { token })
    const groups = suggested.json<{ data: SuggestionGroup[] }>().data
    expect(groups[0]?.value.map(({ id }) => id)).toEqual(['new', 'old'])
    const list = await get(server, address(LAW_PATHS.list, { query: '标题:建工解释' }), { token })
    expect(list.json<{ data: { lawRegus: LawArticle[] } }>().data.lawRegus.map(({ lid }) => lid)).toEqual([
      'new',
      'old',
    ])
  })

  it('cases are found under the law of their day, and under the short name all of them', async () => {
    const ids = async (query: string) => {
      const reply = await get(server, address(CASE_PATHS.list, { query }), { token })
      const { result } = reply.json<{ result: CaseListResult }>()
      return result.judgements.judgementDtoList.map(({ jid }) => jid)
    }
    expect(await ids(`引用法条:《${OLD}》第二条`)).toEqual(['k2015'])
    expect(await ids(`引用法条:《${NEW}》第二条`)).toEqual(['k2023'])
    expect((await ids('引用法条:建工解释第二条')).sort()).toEqual(['k2015', 'k2023'])
  })
})
