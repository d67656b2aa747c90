import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { corpusFile } from '../../../server/corpus/file'
import { importSummary } from '../../../server/corpus/import/progress'
import { importFiles } from '../../../server/corpus/import/run'
import { CORPUS_KIND_KEY, CorpusWriter } from '../../../server/corpus/write'
import type { Clause, Engine } from '../../../server/engine/port'
import { openEngine } from '../../../server/engine/open'
import { findVersions } from '../../../server/libraries/law/versions'

const paragraphs = [
  { label: '首部', text: '第一行\n第二行' },
  { label: '正文', text: '违约金 过高' },
]

const law = (lid: string, text = '借款的利率不得违反国家规定。') => ({
  lid,
  title: '中华人民共和国试验法',
  eff_level: '法律',
  time_limited: '现行有效',
  dispatch_authority: '全国人民代表大会、国务院',
  posting_date: '2020-05-28',
  effective_date: '2021-01-01',
  info: ['2020年5月28日通过'],
  preamble: ['序言'],
  articles: [
    { no: '第一条', path: ['第一编', '第一章'], text },
    { no: '第二条', path: ['第一编'], text: '第一款\n第二款' },
  ],
  tail: ['附则'],
})

const judgment = {
  cid: 'c1',
  title: '甲与乙民间借贷纠纷二审判决书',
  case_type: '民事',
  document_type: '民事判决书',
  court: '最高人民法院',
  court_level: '最高法院',
  origin_province: '四川省',
  cause: ['民间借贷纠纷'],
  procedure: '二审',
  judgment_date: '2015-08-01',
  judges: [
    { role: '审判长', name: '张三' },
    { role: '书记员', name: '李四' },
  ],
  parties: [
    { role: '上诉人（原审被告）', name: '甲' },
    { role: '被上诉人', name: '乙' },
  ],
  agents: [{ role: '代理人', name: '王五', firm: '某律师事务所' }],
  cited_laws: [{ law: '中华人民共和国民法典', article: '第五百七十七条' }],
  paragraphs,
}

const others = [
  {
    tid: 't1',
    kind: '税务文书',
    title: '处罚决定',
    tax_types: '增值税、企业所得税',
    publish_date: '2026-07-01',
    paragraphs,
  },
  { vid: 'v1', library: '政策解读', title: '解读', paragraphs },
  { xid: 'x1', title: '公告', eff_level: '海关规章', time_limited: '有效', remark: null, paragraphs },
  { gid: 'g1', title: '典型案例', category: '民法典', paragraphs },
  { bid: 'b1', title: '采购意向', purchaser: '某局', region: '山东省本级', budget_wan: 9.5, paragraphs },
  { qid_: 'q1', title: '怎么报关', question: '如题', answer: '请咨询', paragraphs },
]

const ndjson = (rows: unknown[]) => rows.map(row => (typeof row === 'string' ? row : JSON.stringify(row))).join('\n')
const fullText = async (engine: Engine, collection: string, id: string) => {
  const document = await engine.get(collection, id)
  return document && [document.title, ...document.blocks.map(({ text }) => text)].join('\n')
}

let dir: string
let engine: Engine
const write = (name: string, content: string | Buffer) => {
  const file = path.join(dir, name)
  writeFileSync(file, content)
  return file
}
const count = (collection: string) => engine.count({ collection, where: { kind: 'all', clauses: [] } })

beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'alpha-import-'))
  engine = openEngine({ file: corpusFile(dir) })
})
afterEach(() => {
  engine.close()
  rmSync(dir, { recursive: true })
})

describe('an import', () => {
  it('recognises the kinds of rows, in one file or many, plain or gzip', async () => {
    const files = [write('a.ndjson', ndjson([law('l1'), judgment])), write('b.gz', gzipSync(`${ndjson(others)}\n`))]
    const report = await importFiles({ engine, files })
    expect(report).toMatchObject({ skipped: 0, faults: [] })
    expect(report.taken).toEqual({
      laws: 1,
      cases: 1,
      tax_penalties: 1,
      policy_interpretations: 1,
      customs_rules: 1,
      typical_cases: 1,
      bids: 1,
      customs_qa: 1,
    })
    expect(await engine.meta(CORPUS_KIND_KEY)).toBe('imported')
  })

  it('keeps every text exactly', async () => {
    await importFiles({ engine, files: [write('a', ndjson([law('l1'), judgment, ...others]))] })
    expect(await fullText(engine, 'law', 'l1')).toBe(
      '中华人民共和国试验法\n2020年5月28日通过\n序言\n第一条 借款的利率不得违反国家规定。\n第二条 第一款\n第二款\n附则',
    )
    const body = '第一行\n第二行\n违约金 过高'
    expect(await fullText(engine, 'case', 'c1')).toBe(`${judgment.title}\n${body}`)
    expect(await fullText(engine, 'case', 'g1')).toBe(`典型案例\n${body}`)
    expect(await fullText(engine, 'penalty', 't1')).toBe(`处罚决定\n${body}`)
    expect(await fullText(engine, 'dynamic', 'v1')).toBe(`解读\n${body}`)
    expect(await fullText(engine, 'law', 'x1')).toBe(`公告\n${body}`)
    expect(await fullText(engine, 'bidding', 'b1')).toBe(`采购意向\n${body}`)
    expect(await fullText(engine, 'qa', 'q1')).toBe('怎么报关\n如题\n请咨询')
  })

  it('indexes fields besides the text', async () => {
    await importFiles({ engine, files: [write('a', ndjson([judgment, ...others]))] })
    const document = await engine.get('case', 'c1')
    expect(document).toMatchObject({
      values: { region: ['四川省'], trialRound: ['二审'], documentType: ['判决书'] },
      names: { attacker: ['甲'], defender: ['乙'], judge: ['张三'], firm: ['某律师事务所'] },
      numbers: { date: 20150801 },
    })
    expect(await engine.get('penalty', 't1')).toMatchObject({ values: { taxType: ['增值税', '企业所得税'] } })
    expect(await engine.get('bidding', 'b1')).toMatchObject({
      numbers: { amount: 95_000 },
      values: { region: ['山东省'] },
    })
  })

  it('gives laws the names without country and issuers', async () => {
    const joint = { ...law('l2'), title: '最高人民法院、最高人民检察院、公安部关于办理试验案件的意见' }
    const rule = { ...others[2], title: '海关总署关于试验事项的公告' }
    await importFiles({ engine, files: [write('a', ndjson([law('l1'), joint, rule]))] })
    const idsOf = async (name: string) => (await findVersions(engine, [name])).map(({ id }) => id)
    expect(await Promise.all(['试验法', '关于办理试验案件的意见', '关于试验事项的公告'].map(idsOf))).toEqual([
      ['l1'],
      ['l2'],
      // Other organs issue documents of equal titles.
      [],
    ])
  })

  it('suggests the words of its documents', async () => {
    await importFiles({ engine, files: [write('a', ndjson([law('l1'), judgment]))] })
    await importFiles({ engine, files: [write('b', ndjson([{ ...judgment, cid: 'c2' }]))] })
    const [cause] = await engine.suggest({ dictionaries: ['case'], text: '借贷', limit: 5 })
    expect(cause).toMatchObject({ kind: '案由', text: '民间借贷纠纷', weight: 2 })
    const [title] = await engine.suggest({ dictionaries: ['law'], text: '试验', limit: 5 })
    expect(title).toMatchObject({ kind: '标题', data: { id: 'l1' } })
  })

  it('reports place and reason of each bad line, and imports the others', async () => {
    const file = write(
      'bad',
      Buffer.concat([
        Buffer.from(
          `\ufeff${ndjson([law('l1'), '{"lid":', '[]', '{"foo":1}', '', { ...law('l2'), posting_date: 'May' }])}\n`,
        ),
        Buffer.from([0xff, 0xfe, 0x0a]),
        Buffer.from(ndjson([{ ...judgment, paragraphs: 'text' }])),
      ]),
    )
    const report = await importFiles({ engine, files: [file] })
    expect(report.taken).toEqual({ laws: 1 })
    expect(report.faults.map(({ line, reason }) => `${line} ${reason}`)).toEqual([
      '2 not JSON',
      '3 not an object',
      '4 no known kind of document',
      '6 laws: /posting_date Expected union value',
      '7 not UTF-8',
      '8 cases: /paragraphs Expected array',
    ])
    const report2 = importSummary(report)
    expect(report2).toContain('skipped: 6 lines')
    expect(report2).toContain('bad:7 not UTF-8')
  })

  it('counts all bad lines but shows twenty', async () => {
    const report = await importFiles({ engine, files: [write('bad', `{}\n${'x\n'.repeat(4999)}`)] })
    expect([report.skipped, report.faults.length]).toEqual([5000, 20])
    expect(importSummary(report)).toContain('… and 4,980 more')
  })

  it('repeated leaves one document of each id, the later one', async () => {
    await importFiles({
      engine,
      files: [write('a', ndjson([law('l1'), { ...law('l2'), title: '中华人民共和国示例法' }, judgment]))],
    })
    await importFiles({ engine, files: [write('b', ndjson([law('l1', '新的条文。'), judgment, judgment]))] })
    expect([await count('law'), await count('case')]).toEqual([2, 1])
    expect(await fullText(engine, 'law', 'l1')).toContain('新的条文')
    const where: Clause = { kind: 'text', scope: 'full', words: ['利率'] }
    expect(await engine.ids({ collection: 'law', where, order: { by: 'relevance' } })).toEqual(['l2'])
  })

  it('replaces the sample, unless an option keeps it', async () => {
    const sample = () =>
      engine.write(writer => {
        const target = new CorpusWriter(writer)
        target.put('dynamics', { id: 'd1', title: '演示', releaseDate: '2026-01-01', keywords: [], paragraphs: [] })
        target.finish('sample')
      })
    const file = write('a', ndjson([law('l1')]))
    await sample()
    await importFiles({ engine, files: [file], keepSample: true })
    expect([await count('dynamic'), await count('law')]).toEqual([1, 1])
    await sample()
    await importFiles({ engine, files: [file] })
    expect([await count('dynamic'), await count('law')]).toEqual([0, 1])
  })

  it('of bad lines only changes nothing', async () => {
    await engine.write(writer => {
      const target = new CorpusWriter(writer)
      target.put('dynamics', { id: 'd1', title: '演示', releaseDate: '2026-01-01', keywords: [], paragraphs: [] })
      target.finish('sample')
    })
    expect(await importFiles({ engine, files: [write('a', '{"foo":1}')] })).toMatchObject({ taken: {}, skipped: 1 })
    expect([await count('dynamic'), await engine.meta(CORPUS_KIND_KEY)]).toEqual([1, 'sample'])
  })

  it('that fails half-way changes nothing', async () => {
    await importFiles({ engine, files: [write('a', ndjson([law('l1')]))] })
    const broken = write(
      'b.gz',
      gzipSync(ndjson(Array.from({ length: 5000 }, (_, at) => law(`n${at}`)))).subarray(0, 400),
    )
    await expect(importFiles({ engine, files: [broken] })).rejects.toThrow(
      /b\.gz cannot be read to its end .*: nothing was imported\.$/,
    )
    expect(await count('law')).toBe(1)
  })
})
