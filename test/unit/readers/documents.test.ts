/** Documents, with replies that contain only the fields of the specification. */
import '../../support/without-taro'
import { caseSource } from '@/libraries/case/document'
import { dynamicSource } from '@/libraries/fiscal/dynamic/document'
import { incentiveSource } from '@/libraries/fiscal/incentive/document'
import { penaltySource } from '@/libraries/fiscal/penalty/document'
import { qaSource } from '@/libraries/fiscal/qa/document'
import { judicialSource } from '@/libraries/judicial/document'
import { lawSource } from '@/libraries/law/document'
import type { DocumentSource, ReadableDocument } from '@/libraries/document'
import { transport } from '@/platform/transport'
import { createAbort } from '@/platform/transport/abort'

const { signal } = createAbort()
const KEY = '0123456789abcdef0123456789abcdef'
const requests: string[] = []

/** Loads a document. `shared` is the content that the key opens. */
async function load(source: DocumentSource, detail: unknown, shared?: unknown): Promise<ReadableDocument> {
  requests.length = 0
  jest.spyOn(transport, 'send').mockImplementation(async ({ url }) => {
    const isShare = url.includes('/share/')
    requests.push(isShare ? 'share' : 'own')
    const answer = isShare ? { succeed: true, result: shared } : { data: detail }
    return { kind: 'reply', status: 200, text: JSON.stringify(answer) }
  })
  const result = await source.load({ id: 'x1', query: '', secretKey: shared ? KEY : undefined, signal })
  if (!result.ok) throw new Error(result.error.id)
  return result.data
}
const factsOf = ({ facts }: ReadableDocument) => facts.map(({ label, value }) => `${label} ${value}`)
const paragraphs = [{ lableName: '裁判理由', subParagraphs: [{ text: '甲' }] }]

const CASE = {
  all_caseinfo_casename: '某案',
  all_caseinfo_leveloftria: 2,
  all_judgementinfo_date: '20240305',
  all_judges_json: '[{"names":"甲","needLink":true,"isJudge":true},{"names":"乙","needLink":false}]',
  paragraphs,
}

test.each<[string, DocumentSource, unknown]>([
  ['a case', caseSource, CASE],
  ['a law', lawSource, { title: '某法', law_regulation_introductions: [{ text: '为了' }] }],
  ['a viewpoint', judicialSource, { viewTitle: '观点', paragraphs }],
  ['a penalty', penaltySource, { title: '处罚', paragraphs }],
  ['news', dynamicSource, { title: '动态', text: '一。' }],
  ['a question', qaSource, { question: '问', answer: '答。' }],
  ['an incentive', incentiveSource, { title: '优惠', paragraphVOs: [{ name: '主体', text: '甲' }] }],
])('%s that does not repeat its id is the one that was asked for', async (_, source, detail) => {
  const document = await load(source, detail)
  expect(document.id).toBe('x1')
  expect(document.passages.length).toBeGreaterThan(0)
})

test.each<[string, DocumentSource]>([
  ['a case', caseSource],
  ['a law', lawSource],
  ['a penalty', penaltySource],
  ['news', dynamicSource],
  ['a question', qaSource],
])('%s of which nothing came is told as a failure, not shown empty', async (_, source) => {
  for (const nothing of [{}, null, [], '', { paragraphs: [] }])
    await expect(load(source, nothing)).rejects.toThrow('garbled')
})

test('the judges of a case come as text, its round as a code, its day without dashes', async () => {
  expect(factsOf(await load(caseSource, CASE))).toEqual([
    '审理程序 二审',
    '裁判日期 2024-03-05',
    '审判人员 甲',
    '审判人员 乙',
  ])
  const { facts } = await load(caseSource, CASE)
  expect(facts.map(({ opens }) => opens?.route)).toEqual([undefined, undefined, 'case-list', undefined])
  for (const none of ['', '{', 'null', null, {}, 7])
    expect(factsOf(await load(caseSource, { ...CASE, all_judges_json: none }))).toHaveLength(2)
})

test('keywords come as a text or as a list', async () => {
  for (const keywords of ['申报；增值税', '申报 增值税', ['申报', '增值税', null], '申报,增值税'])
    expect(factsOf(await load(qaSource, { question: '问', answer: '答', keywords }))).toContain('核心词 申报、增值税')
})

test('a law without places finds its headings by their words; without an index they are the index', async () => {
  const law_regulation_introductions = [
    { text: '某法', isPublisher: true },
    { text: '第一章　总则', level: 1 },
    { text: '为了', level: 3, fullName: '第一条' },
    { text: '第二章　附则', level: 1 },
    { text: '第二章　附则', level: 1 },
  ]
  const index = ['第一章 总则', '第二章 附则', '第二章 附则', '没有的一章'].map(text => ({ text }))
  const law = { title: '某法', law_regulation_introductions }
  const places = ({ catalog }: ReadableDocument) => catalog.map(({ text, passage }) => [text, passage])
  expect(places(await load(lawSource, { ...law, law_regulation_indexes: index }))).toEqual([
    ['第一章 总则', 1],
    ['第二章 附则', 3],
    ['第二章 附则', 4],
  ])
  const without = await load(lawSource, law)
  expect(places(without)).toEqual([
    ['第一章　总则', 1],
    ['第二章　附则', 3],
    ['第二章　附则', 4],
  ])
  expect(without.passages[2]).toMatchObject({ kind: 'article', number: '第一条' })
})

describe('a key', () => {
  const method = 'judgement_details_interface'

  test('that opens the document itself shows it', async () => {
    expect(await load(caseSource, undefined, CASE)).toMatchObject({ id: 'x1', title: '某案' })
    expect(requests).toEqual(['share'])
  })

  test.each([[{ method, params: { query: '全文:a' } }], [[{ method, params: { query: '' } }]]])(
    'that tells only what it was made for (%j) leads to the document’s own service',
    async echo => {
      expect(await load(caseSource, CASE, echo)).toMatchObject({ id: 'x1', title: '某案' })
      expect(requests).toEqual(['share', 'own'])
    },
  )
})
