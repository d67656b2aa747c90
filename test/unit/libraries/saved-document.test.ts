/** A document saved from its row and from its reader has the same title, metadata and citation. */
import '../../support/without-taro'
import { libraryOf } from '@/libraries'
import type { DocumentSource, ReadableDocument } from '@/libraries/document'
import { FISCAL_SECTIONS } from '@/libraries/fiscal/combined'
import { incentiveLibrary } from '@/libraries/fiscal/incentive/search'
import type { Library, ListRow } from '@/libraries/library'
import { documentToSave, rowToSave } from '@/libraries/saved-document'
import { createAbort } from '@/platform/transport/abort'
import { transport } from '@/platform/transport'
import { WORKSPACE_LIMITS } from '@domain/workspace/limits'
import { documentSourceOfRoute } from '@/shared/stored-texts/sources'
import { GOOD_DOCUMENTS } from '../readers/good-documents'
import { GOOD_LISTS } from '../readers/good-lists'

const { signal } = createAbort()
const sent = jest.spyOn(transport, 'send')

type Rewrite = [from: RegExp, to: string]
const replyOf = (reply: unknown, [from, to]: Rewrite = [/(?!)/, '']) =>
  ({ kind: 'reply', status: 200, text: JSON.stringify({ isSuccess: true, data: reply }).replace(from, to) }) as const

async function rowOf(library: Library, reply: unknown, rewrite?: Rewrite): Promise<ListRow> {
  sent.mockResolvedValue(replyOf(reply, rewrite))
  const conditions = [{ name: '全文', value: '违约金' }]
  const result = await library.search({ conditions, order: '', page: 1, signal })
  if (!result.ok) throw new Error(result.error.id)
  return result.data.rows[0]!
}

async function documentOf(source: DocumentSource, reply: unknown, rewrite?: Rewrite): Promise<ReadableDocument> {
  sent.mockResolvedValue(replyOf(reply, rewrite))
  const result = await source.load({ id: 'x1', query: '', signal })
  if (!result.ok) throw new Error(result.error.id)
  return result.data
}

async function saved(library: Library, list: unknown, detail: unknown, rewrite?: Rewrite) {
  const row = await rowOf(library, list, rewrite)
  const source = documentSourceOfRoute(row.opens.route)!
  const document = await documentOf(source, detail, rewrite)
  const { category } = source
  return {
    document,
    fromRow: rowToSave(row).body,
    fromReader: documentToSave({ ...document, category, opens: row.opens }),
  }
}

const [fiscalLaws, fiscalCases, penalties, news, replies] = FISCAL_SECTIONS.map(({ library }) => library)
const CASE = GOOD_LISTS.cases!.reply as { judgements: object }
const LAW = GOOD_LISTS.laws!.reply as { lawReguListDto: object }
const list = (name: string) => GOOD_LISTS[name]!.reply
const detail = (name: string) => GOOD_DOCUMENTS[name]!.reply

/** By library: replies of its list and of its reader, and the citation of both. */
const LIBRARIES: Array<[string, Library, list: unknown, detail: unknown, citation: string]> = [
  ['case', libraryOf('case'), CASE, detail('case'), '某案，某法院（2023）某01民终1号民事判决书'],
  ['law', libraryOf('law'), LAW, detail('law'), '《某法》'],
  ['judicial', libraryOf('judicial'), list('views'), detail('view'), '《观点》，合同卷，2024年3月5日'],
  ['article', libraryOf('article'), list('articles'), detail('paper'), '甲：《文章》，某所，2024年3月5日'],
  ['similarity', libraryOf('similarity'), list('similar'), detail('similarCase'), '类案，某法院1号，2024年3月5日'],
  ['proDoc', libraryOf('proDoc'), list('inspections'), detail('inspection'), '起诉书，某检察院1号，2024年3月5日'],
  ['bidding', libraryOf('bidding'), list('tenders'), detail('tender'), '公告，某局，2024年3月5日'],
  ['fiscal law', fiscalLaws!, LAW, detail('law'), '《某法》'],
  ['fiscal case', fiscalCases!, CASE, detail('case'), '某案，某法院（2023）某01民终1号民事判决书'],
  ['penalty', penalties!, list('penalties'), detail('penalty'), '处罚，某局1号，2024年3月5日'],
  ['dynamic', news!, list('news'), detail('piece'), '《动态》，2024年3月5日'],
  ['incentive', incentiveLibrary, list('incentives'), detail('incentive'), '《优惠》'],
]

/** Words that no rule of thumb recognises, and parts that a service leaves out. */
const REWRITES: Array<[string, Rewrite]> = [
  ['as usual', [/(?!)/, '']],
  ['a number with a word after it', [/1号"/g, '1号之一"']],
  ['a year in the name of the publication', [/合同卷/g, '2023年第1辑']],
  [
    'no institution',
    [/("(authority|organ|courtName|all_caseinfo_court_term|institution|procuratorate)":)"[^"]*"/g, '$1""'],
  ],
  ['a month for a day', [/2024-03-05/g, '2024-03']],
]

describe.each(REWRITES)('%s', (_, rewrite) => {
  test.each(LIBRARIES)('%s', async (__, library, rows, reply) => {
    const { document, fromRow, fromReader } = await saved(library, rows, reply, rewrite)
    const { title, from, number, day, citation } = fromReader
    expect(fromRow).toMatchObject({ title, citation })
    expect([fromRow.from, fromRow.number, fromRow.day]).toEqual([from, number, day])
    expect(citation).toBe(document.citation)
  })
})

test.each(LIBRARIES)('the citation of %s', async (_, library, rows, reply, citation) => {
  expect((await saved(library, rows, reply)).fromRow.citation).toBe(citation)
})

test('the reader of a fiscal reply knows its publisher, which no list has', async () => {
  const { document, fromRow, fromReader } = await saved(replies!, list('questions'), detail('question'))
  expect([fromRow.from, fromReader.from]).toEqual(['某局', '12366'])
  expect([fromRow.citation, fromReader.citation]).toEqual(['《问》，某局，2024年3月5日', '《问》，12366，2024年3月5日'])
  expect(fromReader.citation).toBe(document.citation)
  const same = await saved(replies!, list('questions'), detail('question'), [/"publishBody":"12366",/, ''])
  expect(same.fromRow).toMatchObject({ from: same.fromReader.from, citation: same.document.citation })
})

test('the reader of a tax incentive knows its library, to which no address leads', async () => {
  const { fromRow, fromReader } = await saved(incentiveLibrary, list('incentives'), detail('incentive'))
  expect([fromRow.library, fromReader.library]).toEqual(['', incentiveLibrary.category.label])
})

test('an article without an institution is from its authors', async () => {
  const noOrgan: Rewrite = [/"organ":"[^"]*",/g, '']
  const { fromRow, fromReader } = await saved(libraryOf('article'), list('articles'), detail('paper'), noOrgan)
  expect([fromRow.from, fromReader.from]).toEqual(['甲', '甲'])
})

const row = (opens: ListRow['opens'], title: string): ListRow => ({
  id: 'of the list',
  view: {
    title: [
      { kind: 'text', text: title.slice(0, 2) },
      { kind: 'hit', text: title.slice(2) },
    ],
    labels: [{ kind: 'status', text: '现行有效', shape: 'in-force' }],
  },
  metadata: { from: '某会', day: '20200528' },
  opens,
})

test.each(['law-detail', 'fiscal-tax-law-detail'] as const)('a law of %s is saved by its name', route => {
  const { id, body } = rowToSave(row({ route, params: { lid: 'l1', query: 'x' } }, '某某法'))
  expect(id).toBe('law 某某法')
  expect(body).toMatchObject({ title: '某某法', params: { lid: 'l1' }, from: '某会', day: '2020-05-28' })
  expect(body).toMatchObject({ citation: '《某某法》', status: '现行有效' })
})

test('a law with a long title gets an id and a title that the services accept, and one of its own', () => {
  const saveOf = (title: string) => rowToSave(row({ route: 'law-detail', params: { lid: 'l1' } }, title))
  const longest = '法'.repeat(WORKSPACE_LIMITS.id - 'law '.length)
  expect(saveOf(longest).id).toBe(`law ${longest}`)
  const [one, other] = [saveOf(`${longest}甲`), saveOf(`${longest}乙`)]
  expect([one.id?.length, other.id?.length]).toEqual([WORKSPACE_LIMITS.id, WORKSPACE_LIMITS.id])
  expect(one.id).not.toBe(other.id)
  expect(saveOf('法'.repeat(2000)).body.title).toHaveLength(WORKSPACE_LIMITS.title)
})

test('a title of two lines is saved with both', () => {
  const twoLines = row({ route: 'case-detail', params: { jid: 'c1' } }, '某案')
  twoLines.view.title.push({ kind: 'break' }, { kind: 'text', text: '再审' })
  expect(rowToSave(twoLines).body.title).toBe('某案\n再审')
})

test('a case is saved by its screen and its id, whichever list it is in', () => {
  const { id, body } = rowToSave(row({ route: 'case-detail', params: { jid: 'c1', query: 'x' } }, '某案'))
  expect([id, body.library]).toEqual(['case-detail c1', '案例'])
})

test('what its address does not name cannot be saved, but cited', () => {
  const { id, body } = rowToSave(row({ route: 'tax-incentives-app', params: { id: 't1' } }, '某项优惠'))
  expect(id).toBeUndefined()
  expect(body.citation).toContain('《某项优惠》')
})
