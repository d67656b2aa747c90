/** Entries of 人民法院案例库, as the services tell them: in rows, documents, filters and searches. */
import type { CheckedCitation, CitationToCheck } from '@contract/citation-check'
import type { CaseDetail, CaseListWithFacets } from '@contract/judgement'
import { CITATION_CHECK_PATHS } from '@contract/lazy-paths'
import { CASE_PATHS } from '@contract/paths'
import { encodeApiQuery } from '@domain/query/codec'
import type { TestServer } from '../support/server'
import { get, post } from '../support/visits'
import { aCase, startSearching } from './corpus'

const NUMBER = '2023-07-2-490-001'
const CASES = [
  aCase('e1', {
    title: '云岭公司诉林某劳动争议案',
    publishType: 4,
    entry: { number: NUMBER, keywords: ['民事', '劳动争议', '竞业限制'], day: '2024-02-23' },
    caseNumber: '（2022）苏01民终9号',
    paragraphs: [
      { label: '关键词', text: '民事 / 劳动争议 / 竞业限制' },
      { label: '裁判要旨', text: '约定的违约金过高的，人民法院可以调减。' },
      { label: '基本案情', text: '林某离职。\n云岭公司起诉。' },
      { label: '裁判理由', text: '法院认为约定有效。' },
      { label: '关联索引', text: '《中华人民共和国劳动合同法》第23条\n一审：（2022）苏0102民初3号' },
    ],
  }),
  // The judgment that the entry is about.
  aCase('c9', { caseNumber: '（2022）苏01民终9号', paragraphs: [{ label: '本院认为', text: '约定有效。' }] }),
]

let server: TestServer
beforeAll(async () => void (server = await startSearching({ cases: CASES })))
afterAll(() => server.close())

async function list(...conditions: Array<[name: string, value: string]>) {
  const query = encodeApiQuery(conditions.map(([name, value]) => ({ name, value })))
  const reply = await get(server, `${CASE_PATHS.listWithFacets}?${new URLSearchParams({ query })}`)
  return reply.json<{ result: CaseListWithFacets }>().result
}

const idsOf = async (name: string, value: string) =>
  (await list([name, value])).judgements.judgementDtoList.map(({ jid }) => jid)

async function detail(jid: string) {
  const reply = await post(server, CASE_PATHS.detail.replace(':jid', jid), {})
  return reply.json<{ result: CaseDetail }>().result
}

test('a guest filters by the kind, whose place is behind the guiding cases', async () => {
  expect(await idsOf('案例类型', '参考案例')).toEqual(['e1'])
  expect(await idsOf('案例类型', '4')).toEqual(['e1'])
  const { publishTypeResults } = await list()
  expect(publishTypeResults.map(({ name, count }) => [name, count])).toEqual([
    ['参考案例', 1],
    ['普通案例', 1],
  ])
})

test('a list tells how many of its results are such cases, unless it shows nothing else', async () => {
  expect((await list(['全文', '约定'])).referenceCases).toBe(1)
  expect((await list(['全文', '约定'], ['案例类型', '参考案例'])).referenceCases).toBeUndefined()
  expect((await list(['全文', '竞业'], ['案例类型', '普通案例'])).referenceCases).toBeUndefined()
  expect((await list()).referenceCases).toBeUndefined()
})

test.each([
  ['裁判要旨', '违约金', ['e1']],
  ['裁判要旨', '离职', []],
  ['关键词', '竞业限制', ['e1']],
  ['入库编号', NUMBER, ['e1']],
  ['案号', NUMBER, ['e1']],
  ['案号', '（2022）苏01民终9号', ['e1', 'c9']],
])('%s:%s finds %s', async (name, value, ids) => {
  expect(await idsOf(name, value)).toEqual(ids)
})

test.each(['2023-07-2-490-001', '入库编号：２０２３－０７－２－４９０－００１', '入库编号 2023—07—2—490—001'])(
  'typed, %s finds the entry',
  async typed => expect(await idsOf('全文', typed)).toEqual(['e1']),
)

test.each([
  ['2023-07-2-4', NUMBER],
  ['入库编号2023-07-2-490-001', NUMBER],
])('%s suggests the document by that number', async (keyword, name) => {
  const reply = await get(server, `${CASE_PATHS.suggest}?${new URLSearchParams({ keyword })}`)
  const [group] = reply.json<{ result: unknown[] }>().result
  expect(group).toMatchObject({ pre: '案号', directToPageFlag: true, value: [{ name, id: 'e1' }] })
})

test('keywords are suggested', async () => {
  const reply = await get(server, `${CASE_PATHS.suggest}?${new URLSearchParams({ keyword: '竞业' })}`)
  const groups = reply.json<{ result: Array<{ pre: string }> }>().result
  expect(groups.find(({ pre }) => pre === '关键词')).toMatchObject({ value: [{ value: '竞业限制' }] })
})

describe('the citation check', () => {
  const check = async (citation: CitationToCheck) =>
    (await post(server, CITATION_CHECK_PATHS.check, [citation])).json<{ data: CheckedCitation[] }>().data[0]
  const entry = (more: Partial<CitationToCheck>) => check({ number: NUMBER, isCase: true, ...more })

  test('finds an entry by its number', async () => {
    expect(await entry({})).toMatchObject({ state: 'found', library: 'case', id: 'e1', number: NUMBER, isEntry: true })
    expect(await entry({ cause: '劳动争议' })).toMatchObject({ state: 'found' })
  })

  test('tells another case, and a number that the library lacks', async () => {
    expect(await entry({ cause: '建设工程施工合同纠纷' })).toMatchObject({
      state: 'otherCase',
      id: 'e1',
      isEntry: true,
    })
    expect(await entry({ number: '2023-07-2-490-002' })).toEqual({ state: 'absent', isEntry: true })
  })

  test('takes a case number for the judgment, not for the entry about it', async () => {
    const checked = await check({ number: '（2022）苏01民终9号', isCase: true })
    expect(checked).toMatchObject({ state: 'found', id: 'c9' })
    expect(checked?.isEntry).toBeUndefined()
  })
})

test('a row has the number, and its passage is the gist', async () => {
  const { judgements } = await list(['案例类型', '参考案例'])
  expect(judgements.judgementDtoList[0]).toMatchObject({
    publishType: 4,
    entryNumber: NUMBER,
    hitResult: '约定的违约金过高的，人民法院可以调减。',
  })
})

test('a document has the fields beside its paragraphs, and a judgment has none', async () => {
  const { entry, paragraphs, history } = await detail('e1')
  expect(entry).toEqual({
    number: NUMBER,
    day: '2024-02-23',
    keywords: ['民事', '劳动争议', '竞业限制'],
    gist: '约定的违约金过高的，人民法院可以调减。',
    facts: '林某离职。\n云岭公司起诉。',
    reasons: '法院认为约定有效。',
    index: '《中华人民共和国劳动合同法》第23条\n一审：（2022）苏0102民初3号',
  })
  expect(paragraphs.map(({ lableName }) => lableName)).toContain('裁判要旨')
  expect(history).toBeUndefined()
  expect((await detail('c9')).entry).toBeUndefined()
})
