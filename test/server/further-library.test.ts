/** A further library in a copy of the tree, by exactly the files and lines that docs/design/further-library.md names. */
import { execFile } from 'node:child_process'
import { rmSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import type { Question, Reply } from '../fixture/further-library/server/ask'
import { copyTree, documentedChanges, partOf, scriptIn, SERVER_TREE, changesOf } from '../support/further-library'

const half = partOf('server')

let folder: string
let before: Reply[]
let after: Reply[]
let report: { taken: Record<string, number>; skipped: number; faults: Array<{ reason: string }> }

const BASE = '/award/api/v1/search'
const query = (conditions: string) => `query=${encodeURIComponent(conditions)}`
const grant = [{ method: 'award_details_interface', params: { query: 'aid:award-1' } }]
const SAMPLED: Question[] = [
  { url: `${BASE}/list?${query('全文:违约金')}&order=releaseDate&pageSize=5` },
  { url: `${BASE}/list?${query('仲裁庭意见:货款')}` },
  { url: `${BASE}/list?${query('仲裁机构:云禾,裁决日期:2020-01-01TO')}` },
  { url: `${BASE}/facets?${query('全文:违约金')}` },
  { url: `${BASE}/facets?field=yearResults` },
  { url: `${BASE}/suggest?keyword=${encodeURIComponent('云禾')}` },
  { url: `${BASE}/award-1?${query('全文:货款')}` },
  { url: `${BASE}/download/award-1` },
  { url: '/judgement-search/api/v1/share/generateShareSecretKey', body: grant },
  { url: '/judgement-search/api/v1/share/getShareDataBySecretKey?secretKey={key}&method=award_details_interface' },
]
const IMPORTED: Question[] = [
  { url: `${BASE}/list?${query('全文:租船')}` },
  { url: `${BASE}/suggest?keyword=${encodeURIComponent('灯塔')}` },
]

beforeAll(async () => {
  folder = copyTree(SERVER_TREE, half)
  const queries = [SAMPLED, IMPORTED].map(questions => JSON.stringify(questions))
  const script = scriptIn(folder, 'server/ask.ts')
  const rows = path.join(half.folder, 'rows.ndjson')
  const answer = await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', script, 'awards', path.join(folder, 'corpus.db'), rows, ...queries],
    { cwd: folder, maxBuffer: 16 * 1024 * 1024 },
  )
  ;({ before, report, after } = JSON.parse(answer.stdout) as { before: Reply[]; report: typeof report; after: Reply[] })
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const dataOf = ({ body }: Reply) => (body as { data: unknown }).data

test('the document lists exactly the files and lines of the fixture', () =>
  expect(documentedChanges('The server and the import', 'award')).toEqual(changesOf(half)))

test('every call succeeds', () => expect(before.map(({ status }) => status)).toEqual(before.map(() => 200)))

test('its list has hits and an order of its own', () => {
  const { awards, totalCount, order } = dataOf(before[0]!) as {
    awards: Array<{ hitResult: string; releaseDate: string }>
    totalCount: number
    order: string
  }
  expect([totalCount, order, awards.length]).toEqual([40, 'releaseDate', 5])
  expect(awards[0]!.hitResult).toContain('<em>违约金</em>')
  const days = awards.map(({ releaseDate }) => releaseDate)
  expect(days).toEqual([...days].sort().reverse())
})

test('the dimensions of the advanced search find documents', () => {
  expect(dataOf(before[1]!)).toMatchObject({ totalCount: 0 })
  expect(dataOf(before[2]!)).toMatchObject({ totalCount: 5 })
})

test('its filters are counted, all and one', () => {
  const { institutionResults, yearResults } = dataOf(before[3]!) as Record<string, Array<{ count: number }>>
  expect(institutionResults).toHaveLength(8)
  expect(yearResults!.reduce((sum, { count }) => sum + count, 0)).toBe(40)
  expect(Object.keys(dataOf(before[4]!) as object)).toEqual(['yearResults'])
})

test('its suggestions appear', () =>
  expect(dataOf(before[5]!)).toEqual([
    expect.objectContaining({ pre: '仲裁机构', directToPageFlag: false, value: [expect.anything()] }),
  ]))

test('its document opens, with marks, as a file and by a key', () => {
  const document = dataOf(before[6]!) as { aid: string; paragraphs: unknown[] }
  expect(document.aid).toBe('award-1')
  expect(JSON.stringify(document.paragraphs)).toContain('<em>货款</em>')
  expect(before[7]!.type).toContain('wordprocessingml')
  expect(before[9]!.body).toMatchObject({ result: { data: { aid: 'award-1' } } })
})

test('imported rows replace the sample, and are suggested', () => {
  expect(report).toMatchObject({ taken: { awards: 1 }, skipped: 1 })
  expect(report.faults[0]!.reason).toMatch(/^awards: \/releaseDate/)
  expect(dataOf(after[0]!)).toMatchObject({ totalCount: 1, awards: [{ aid: 'imported-1' }] })
  expect(dataOf(after[1]!)).toMatchObject([{ pre: '标题', directToPageFlag: true }])
})
