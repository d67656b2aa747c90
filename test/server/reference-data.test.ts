/** Reference data over HTTP: the bundled files, the operator's in their place, and what is refused. */
import { mkdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { CaseListResult } from '@contract/judgement'
import { CASE_PATHS } from '@contract/paths'
import { plainLawName } from '@domain/citation/law-names'
import { supersededTitle } from '@domain/citation/superseded-titles'
import { REFERENCE_DATA } from '@domain/reference-data/file'
import { REFERENCE_KINDS, REFERENCE_NAMES, type ReferenceData } from '@domain/reference-data/kinds'
import { referenceFilePath } from '../../server/reference-data/folder'
import { ReferenceStore } from '../../server/reference-data/store'
import { aCase, startSearching } from './services/corpus'
import { startServer, temporaryDir, type TestServer } from './support/server'
import { get, logIn } from './support/visits'

const NOW = new Date('2026-11-25T08:00:00Z')
let dataDir: string
let faults: string[]
let store: ReferenceStore
let server: TestServer

beforeEach(async () => {
  dataDir = temporaryDir()
  mkdirSync(path.join(dataDir, 'reference-data'))
  faults = []
  store = new ReferenceStore({ dataDir, now: () => NOW, onFault: sentence => void faults.push(sentence) })
  server = await startServer({ GUESTS: 'none' }, { referenceData: store })
})
afterEach(async () => {
  await server.close()
  rmSync(dataDir, { recursive: true, force: true })
  // Tables of names belong to the process.
  await store.refresh()
})

interface Reply {
  data: { source: string; checkedTo: string; rows: unknown[] }
}

const ROOT = '/reference-data/api/v1/files'
const ask = (data: ReferenceData, headers?: Record<string, string>) => get(server, `${ROOT}/${data}`, headers)
const fileIn = async (data: ReferenceData) => (await ask(data)).json<Reply>().data
const write = (data: ReferenceData, content: unknown) =>
  writeFileSync(referenceFilePath(dataDir, data), typeof content === 'string' ? content : JSON.stringify(content))
const RATES = {
  data: 'loan-rates',
  version: 1,
  source: '甲',
  checkedTo: '2026-11-20',
  rows: [{ from: '2025-05-20', rates: { oneYear: 3, fiveYears: 3.5 } }],
}

test.each(REFERENCE_NAMES)('%s: without a file of the operator, guests too read the bundled one', async data => {
  const reply = await ask(data)
  expect([reply.statusCode, reply.headers['cache-control']]).toEqual([200, 'public, no-cache'])
  expect(reply.json<Reply>().data).toEqual(REFERENCE_KINDS[data].bundled)
})

test('a client that has the file gets nothing new', async () => {
  const { etag = '' } = (await ask('holidays')).headers
  const again = await ask('holidays', { 'if-none-match': `"x", ${String(etag)}` })
  expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag])
  expect((await ask('holidays', { 'if-none-match': '"x"' })).statusCode).toBe(200)
  expect((await ask('loan-rates', { 'if-none-match': String(etag) })).statusCode).toBe(200)
})

test("the operator's file takes the place of the bundled one until it is removed", async () => {
  const before = (await ask('loan-rates')).headers.etag
  write('loan-rates', RATES)
  await store.refresh()
  const reply = await ask('loan-rates')
  expect([reply.json<Reply>().data, reply.headers.etag === before]).toEqual([RATES, false])
  const list = (await get(server, ROOT)).json<{ data: Array<{ data: string }> }>().data
  expect(list.map(({ data }) => data)).toEqual(REFERENCE_NAMES)
  expect(list[0]).toEqual({
    data: 'loan-rates',
    source: '甲',
    checkedTo: '2026-11-20',
    lastChange: '2025-05-20',
    origin: 'operator',
    rows: 1,
  })
  rmSync(referenceFilePath(dataDir, 'loan-rates'))
  await store.refresh()
  expect((await ask('loan-rates')).headers.etag).toBe(before)
  expect(faults).toEqual([])
})

test.each<[string, unknown, string]>([
  ['half a file', JSON.stringify(RATES).slice(0, 80), 'The file is no JSON; a part of it may be missing.'],
  ['an empty file', '', 'The file is no JSON; a part of it may be missing.'],
  [
    'another version',
    { ...RATES, version: 9 },
    '"version" must be 1, not 9: the file is for another version of the program.',
  ],
  [
    'rates out of order',
    { ...RATES, rows: [...RATES.rows, ...RATES.rows] },
    'Row 2 (2025-05-20) is out of order: the row before is of 2025-05-20.',
  ],
  ['a check on a day to come', { ...RATES, checkedTo: '2026-11-26' }, '"checkedTo" is 2026-11-26, a day to come.'],
  ['holidays in its place', { ...RATES, data: 'holidays' }, '"data" must be "loan-rates", not "holidays".'],
])('%s is refused with a sentence, once, and the bundled file is in use', async (_name, content, fault) => {
  write('loan-rates', content)
  await store.refresh()
  await store.refresh()
  expect(faults).toEqual([`${referenceFilePath(dataDir, 'loan-rates')} is not used: ${fault}`])
  expect(await fileIn('loan-rates')).toEqual(REFERENCE_KINDS['loan-rates'].bundled)
})

test('a file that is too large is not read, and a folder in its place is no crash', async () => {
  write('loan-rates', '{}')
  truncateSync(referenceFilePath(dataDir, 'loan-rates'), 4 * 1024 ** 3)
  mkdirSync(referenceFilePath(dataDir, 'holidays'))
  await store.refresh()
  expect(faults.map(fault => fault.split(': ')[1])).toEqual([
    `The file has more than ${REFERENCE_DATA.bytes / 1024} KB.`,
    'it cannot be read (EISDIR).',
  ])
})

test('a file with a byte-order mark is read', async () => {
  write('loan-rates', `\ufeff${JSON.stringify(RATES)}`)
  await store.refresh()
  expect(await fileIn('loan-rates')).toEqual(RATES)
})

test('names and titles of the operator hold in citations until their file is removed', async () => {
  const head = { version: 1, source: '甲', checkedTo: '2026-11-20' }
  write('short-names', { ...head, data: 'short-names', rows: [{ title: '甲乙丙法', names: ['甲法'] }] })
  const titles = [{ title: '乙条例', ended: '2026-01-01', by: '乙法', article: '第九条' }]
  write('superseded-titles', { ...head, data: 'superseded-titles', rows: titles })
  await store.refresh()
  expect([plainLawName('甲法'), plainLawName('消法'), supersededTitle('中华人民共和国乙条例')?.by]).toEqual([
    '甲乙丙法',
    '消法',
    '乙法',
  ])
  rmSync(path.join(dataDir, 'reference-data'), { recursive: true })
  await store.refresh()
  expect([plainLawName('甲法'), plainLawName('消法'), supersededTitle('合同法')?.by]).toEqual([
    '甲法',
    '消费者权益保护法',
    '民法典',
  ])
})

test('a new name holds at once for a search whose reply is cached', async () => {
  const cases = [aCase('c1', { citedLaws: [{ law: '甲乙丙法', article: '第一条' }] })]
  const searching = await startSearching({ cases }, { referenceData: store })
  const { token } = await logIn(searching)
  const total = async () => {
    const url = `${CASE_PATHS.list}?query=${encodeURIComponent('引用法条:甲法第一条')}`
    const reply = await get(searching, url, { token })
    return reply.json<{ result: CaseListResult }>().result.judgements.totalCount
  }
  expect(await total()).toBe(0)
  const head = { version: 1, source: '甲', checkedTo: '2026-11-20' }
  write('short-names', { ...head, data: 'short-names', rows: [{ title: '甲乙丙法', names: ['甲法'] }] })
  await store.refresh()
  expect(await total()).toBe(1)
  await searching.close()
})
