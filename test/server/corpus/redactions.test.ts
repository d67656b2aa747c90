/** Masks and withdrawals apply everywhere: where documents are shown, after the next import, and in a new index. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Redaction } from '../../../server/accounts/redactions'
import { readStoredRedactions } from '../../../server/accounts/stored-redactions'
import { corpusFile } from '../../../server/corpus/file'
import { importFiles } from '../../../server/corpus/import/run'
import {
  applyRedactions,
  deleteWithdrawalRecord,
  maskedPassages,
  maskFor,
  Redactions,
} from '../../../server/corpus/redactions'
import { openEngine } from '../../../server/engine/open'
import type { Engine, EngineDocument } from '../../../server/engine/port'
import { copy } from '../../../server/copy'
import { systemRuntime } from '../../../server/runtime'
import { startServer, type TestServer } from '../support/server'
import { failureIn, get, post } from '../support/visits'

const judgment = (cid: string, more: object = {}) => ({
  cid,
  title: '赵高峰与李四民间借贷纠纷一审民事判决书',
  case_type: '民事',
  document_type: '民事判决书',
  case_number: '（2020）京0105民初1号',
  court: '北京市朝阳区人民法院',
  court_level: '基层法院',
  origin_province: '北京市',
  cause: ['民间借贷纠纷'],
  procedure: '一审',
  judgment_date: '2020-08-01',
  judges: [{ role: '审判员', name: '钱五' }],
  parties: [
    { role: '原告', name: '赵高峰' },
    { role: '被告', name: '李四' },
  ],
  agents: [],
  cited_laws: [],
  paragraphs: [
    { label: '首部', text: '原告：赵 高峰，男。\n被告：李四，男。' },
    { label: '本院认为', text: '赵高峰主张李四在赵高峰林处还款。李四光不是当事人。' },
  ],
  ...more,
})

const other = judgment('c2', {
  title: '李四与孙七买卖合同纠纷一审民事判决书',
  case_number: '（2021）京0105民初2号',
  parties: [{ role: '原告', name: '孙七' }],
  paragraphs: [{ label: '首部', text: '孙七主张货款。' }],
})

const MASK: Redaction = {
  kind: 'mask',
  collection: 'case',
  document: 'c1',
  number: '（2020）京0105民初1号',
  ...{ name: '赵高峰', masked: '赵某', exceptions: ['赵高峰林'] },
}
const say = () => undefined

let dir: string
let engine: Engine
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'alpha-redactions-'))
  engine = openEngine({ file: corpusFile(dir) })
})
afterEach(() => {
  engine.close()
  rmSync(dir, { recursive: true })
})

function file(rows: unknown[], name = 'rows') {
  const target = path.join(dir, `${name}.ndjson`)
  writeFileSync(target, rows.map(row => JSON.stringify(row)).join('\n'))
  return target
}
const load = (rows: unknown[], list: Redaction[] = []) =>
  importFiles({ engine, files: [file(rows)], redactions: new Redactions(list) })
const whole = async (id: string) => JSON.stringify(await engine.get('case', id))
const suggested = async (text: string) =>
  (await engine.suggest({ dictionaries: ['case'], text, limit: 10 })).map(entry => entry.text)
const numberIn = async (id: string) => (await engine.get('case', id))?.names.caseNumber?.[0]

async function onServer(work: (server: TestServer) => Promise<void>) {
  const server = await startServer({}, { engine })
  await work(server).finally(() => server.close())
}

it('masks a name in title, text, names, values and suggestions at once, and no longer finds it', async () => {
  await load([judgment('c1'), other])
  expect(await numberIn('c1')).toBe(MASK.number)
  expect(await suggested('赵高峰')).not.toEqual([])
  expect(await applyRedactions(engine, new Redactions([MASK]), say, { isAll: false })).toBe(1)
  expect(await whole('c1')).not.toMatch(/赵 ?高峰(?!林)/)
  const document = (await engine.get('case', 'c1'))!
  expect(document.title).toBe('赵某与李四民间借贷纠纷一审民事判决书')
  expect(document.blocks.map(({ text }) => text)).toEqual([
    '原告：赵某，男。\n被告：李四，男。',
    '赵某主张李四在赵高峰林处还款。李四光不是当事人。',
  ])
  expect(document.names.party).toEqual(['赵某', '李四'])
  expect(document.values.party).toEqual(['赵某', '李四'])
  expect(await suggested('赵高峰')).toEqual([])
  expect(await suggested('赵某')).toContain('赵某')
  // A second time there is nothing to write.
  const generation = engine.generation()
  expect(await applyRedactions(engine, new Redactions([MASK]), say, { isAll: false })).toBe(0)
  expect(engine.generation()).toBe(generation)
})

it('masks rows and details of the services, and a search for the name has no result', async () => {
  await load([judgment('c1'), other], [MASK])
  await onServer(async server => {
    const list = await get(server, `/judgement-search/api/v1/search/list?query=${encodeURIComponent('全文:还款')}`)
    const detail = await post(server, '/judgement-search/api/v1/search/c1', {})
    for (const { statusCode, body } of [list, detail]) {
      expect(statusCode).toBe(200)
      expect(body).toContain('赵某')
      expect(body).not.toMatch(/赵高峰(?!林)/)
    }
    const search = await get(
      server,
      `/judgement-search/api/v1/search/list?query=${encodeURIComponent('当事人:赵高峰')}`,
    )
    expect(search.json()).toMatchObject({ result: { judgements: { totalCount: 0 } } })
  })
})

it('masks again in the next import, in a new index, and under another id of the same number', async () => {
  await load([judgment('c1')], [MASK])
  await load([judgment('c1'), judgment('c9')], [MASK])
  for (const id of ['c1', 'c9']) expect(await whole(id)).not.toMatch(/赵高峰(?!林)/)
  engine.close()
  rmSync(corpusFile(dir))
  engine = openEngine({ file: corpusFile(dir) })
  await load([judgment('c1')], [MASK])
  expect(await whole('c1')).not.toMatch(/赵高峰(?!林)/)
  expect(await suggested('赵高峰')).toEqual([])
})

it('a withdrawn document answers one sentence, and stays out of the next import, whatever its id is', async () => {
  await load([judgment('c1'), other])
  const title = judgment('c1').title
  const withdrawal: Redaction = { kind: 'withdraw', collection: 'case', document: 'c1', number: MASK.number, title }
  await applyRedactions(engine, new Redactions([withdrawal]), say, { isAll: false })
  const refused = { code: 410, id: 'document_withdrawn', resultMsg: copy.errors.document_withdrawn }
  await onServer(async server => {
    expect(failureIn(await post(server, '/judgement-search/api/v1/search/c1', {}))).toMatchObject(refused)
    expect(failureIn(await get(server, '/judgement-search/api/v1/es/download/c1'))).toMatchObject(refused)
    expect(failureIn(await post(server, '/judgement-search/api/v1/search/c0', {}))).toMatchObject({ code: 404 })
  })
  const report = await load([judgment('c1'), judgment('c9'), other], [withdrawal])
  expect(report).toMatchObject({ taken: { cases: 1 }, skipped: 2 })
  expect(report.faults[0]?.reason).toContain('was withdrawn at the request of a person named in it')
  expect(await engine.get('case', 'c1')).toBeUndefined()
  expect(await engine.get('case', 'c9')).toBeUndefined()
  expect(await suggested('赵高峰')).toEqual([])
  await onServer(async server =>
    expect(failureIn(await post(server, '/judgement-search/api/v1/search/c9', {}))).toMatchObject(refused),
  )
  // Once its record is deleted, the document is one that the library lacks.
  await engine.write(writer => deleteWithdrawalRecord(writer, 'case', 'c1'))
  await onServer(async server =>
    expect(failureIn(await post(server, '/judgement-search/api/v1/search/c1', {}))).toMatchObject({ code: 404 }),
  )
})

it('a redaction without a number concerns its own document alone', async () => {
  await load([judgment('c1'), judgment('c9')])
  const { number, ...mask } = MASK
  expect(number).toBe(await numberIn('c9'))
  expect(await applyRedactions(engine, new Redactions([mask as Redaction]), say, { isAll: false })).toBe(1)
  expect(await whole('c1')).not.toMatch(/赵 ?高峰(?!林)/)
  expect(await whole('c9')).toContain('赵高峰')
})

it('a document of a library without numbers is withdrawn by its id alone', () => {
  const article = {
    id: 'a1',
    title: '某文',
    blocks: [],
    names: { caseNumber: [MASK.number!] },
  } as never as EngineDocument
  const withdrawal = { kind: 'withdraw', collection: 'article', number: MASK.number, title: '某文' } as const
  const isWithdrawnBy = (document: string) =>
    new Redactions([{ ...withdrawal, document }]).isWithdrawn('article', article)
  expect([isWithdrawnBy('a1'), isWithdrawnBy('a2')]).toEqual([true, false])
})

it('the passages that a mask changes are in the title and in the text, each with the words around it', () => {
  const document = {
    title: '赵高峰诉李四',
    blocks: [{ text: '原告赵 高峰与赵高峰林相识。' }, { text: '李四无异议。' }],
  }
  const mask = { name: '赵高峰', masked: '赵某', exceptions: ['赵高峰林'] }
  expect(maskedPassages(document as EngineDocument, mask, 2)).toEqual(['赵高峰诉李', '原告赵 高峰与赵'])
})

it('a document that an import withdraws leaves the suggestions', async () => {
  await load([judgment('c1'), other])
  expect(await suggested('赵高峰')).not.toEqual([])
  const title = judgment('c1').title
  const changed = judgment('c1', { judgment_date: '2020-08-02' })
  const third = judgment('c3', { case_number: '（2021）京0105民初3号', parties: [], paragraphs: [] })
  await load([changed, third], [{ kind: 'withdraw', collection: 'case', document: 'c1', number: MASK.number, title }])
  expect(await engine.get('case', 'c1')).toBeUndefined()
  expect(await suggested('赵高峰')).toEqual([])
  expect(await suggested('孙七')).not.toEqual([])
})

it('another document of the same case stays when one is withdrawn', async () => {
  const ruling = judgment('c3', { title: '赵高峰与李四民间借贷纠纷一审民事裁定书' })
  const title = judgment('c1').title
  await load(
    [judgment('c1'), ruling],
    [{ kind: 'withdraw', collection: 'case', document: 'c1', number: MASK.number, title }],
  )
  expect(await engine.get('case', 'c3')).toBeDefined()
})

it('an import with fewer redactions than the corpus has is refused, and changes nothing', async () => {
  await load([judgment('c1')], [MASK])
  await expect(load([judgment('c1')])).rejects.toThrow(/^The corpus has 1 masks and withdrawals, .* here has 0: set/)
  expect(await whole('c1')).not.toMatch(/赵高峰(?!林)/)
  await applyRedactions(engine, new Redactions(), say, { isAll: true })
  await load([judgment('c1')])
  expect(await whole('c1')).toContain('赵高峰')
})

it('the mask of a name keeps longer names of the document, and differs from masks that are there', async () => {
  await load([
    judgment('c1', {
      agents: [
        { role: '代理人', name: '李四光', firm: '某所' },
        { role: '代理人', name: '李某', firm: '某所' },
      ],
    }),
  ])
  const mask = maskFor((await engine.get('case', 'c1'))!, '李四', ['在李四处'])
  expect(mask).toEqual({ name: '李四', masked: '李某1', exceptions: ['在李四处', '李四光'] })
})

it('stored redactions are encrypted, and read by an import; without a database there are none', async () => {
  const location = { dataDir: path.join(dir, 'data') }
  expect(await readStoredRedactions(location, systemRuntime)).toEqual([])
  mkdirSync(location.dataDir)
  const server = await startServer({ DATA_DIR: location.dataDir })
  await server.store.redactions.add(MASK, Buffer.from('r'))
  await server.store.redactions.add({ ...MASK, masked: '赵某1' } as Redaction, Buffer.from('r'))
  await server.close()
  expect(await readStoredRedactions(location, systemRuntime)).toEqual([{ ...MASK, masked: '赵某1' }])
})
