import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { deflateRawSync, gzipSync } from 'node:zlib'
import { corpusFile } from '../../../server/corpus/file'
import { importSummary } from '../../../server/corpus/import/progress'
import { importFiles } from '../../../server/corpus/import/run'
import type { Engine } from '../../../server/engine/port'
import { openEngine } from '../../../server/engine/open'

const examples = path.resolve(__dirname, '../../../server/corpus/import/examples')
const example = (name: string) => path.join(examples, name)
const CODE = 'laws/法律/民法商法/海岛图书馆法(2021-06-10).md'
const WORD = 'laws/中华人民共和国灯塔法_20190423.docx'

let dir: string
let engine: Engine
const write = (name: string, content: string | Buffer) => {
  const file = path.join(dir, name)
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, content)
  return file
}
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'alpha-formats-'))
  engine = openEngine({ file: corpusFile(dir) })
})
afterEach(() => {
  engine.close()
  rmSync(dir, { recursive: true })
})

async function documents(collection: string) {
  const ids = await engine.ids({ collection, where: { kind: 'all', clauses: [] }, order: { by: 'relevance' } })
  const results = await Promise.all(ids.map(id => engine.get(collection, id)))
  return results.flatMap(document => document ?? []).sort((a, b) => (a.id < b.id ? -1 : 1))
}
const texts = async (collection: string) =>
  (await documents(collection)).map(({ title, blocks }) => [title, ...blocks.map(({ text }) => text)].join('\n'))

/** Finds the bytes of a Chinese character in GB18030 by trying all: there is no encoder. */
function gb18030(text: string): Buffer {
  const decoder = new TextDecoder('gb18030')
  const codes = new Map<string, number[]>()
  for (let lead = 0x81; lead <= 0xfe; lead++)
    for (let trail = 0x40; trail <= 0xfe; trail++) codes.set(decoder.decode(Uint8Array.of(lead, trail)), [lead, trail])
  return Buffer.from([...text].flatMap(sign => (sign < '\u0080' ? sign.charCodeAt(0) : (codes.get(sign) ?? [0x3f]))))
}

describe('the examples', () => {
  it('are all imported by one command that names their folder', async () => {
    const report = await importFiles({ engine, files: [examples] })
    expect(report).toMatchObject({
      taken: { cases: 3, laws: 5, reference_cases: 3 },
      skipped: 0,
      unread: 0,
      faults: [],
    })
  })

  it('of a law in Markdown give facts from its head, its folder and its name', async () => {
    await importFiles({ engine, files: [example(CODE)] })
    const [law] = await documents('law')
    expect(law).toMatchObject({
      title: '中华人民共和国海岛图书馆法',
      values: { effLevel: ['法律'], timeLimited: ['时效不明'] },
      names: { authority: ['全国人民代表大会常务委员会'] },
      numbers: { postingDate: 20210610, effectiveDate: 20210901 },
    })
    expect(law?.blocks.map(({ no }) => no).filter(Boolean)).toEqual([
      '第一条',
      '第二条',
      '第三条',
      '第四条',
      '第四条之一',
      '第五条',
    ])
    expect(law?.payload).toMatchObject({
      articles: [
        { path: ['第一章 总则'] },
        {},
        { path: ['第二章 服务', '第一节 借阅'] },
        {},
        {},
        { no: '第五条', path: ['附则'] },
      ],
    })
  })

  it('keep two versions of one law apart, and join the parts of a law', async () => {
    await importFiles({ engine, files: [example('laws/法律')] })
    const laws = await documents('law')
    expect(laws.map(({ title, numbers }) => `${title} ${numbers.postingDate}`).sort()).toEqual([
      '中华人民共和国海图法 20180601',
      '中华人民共和国海岛图书馆法 20080301',
      '中华人民共和国海岛图书馆法 20210610',
    ])
    const chart = laws.find(({ title }) => title.endsWith('海图法'))
    expect(chart?.payload).toMatchObject({
      articles: [
        { no: '第一条', path: ['第一编 总则', '第一章 一般规定'] },
        { no: '第二条' },
        { no: '第三条', path: ['附则'] },
      ],
    })
  })

  it('of a Word file give its title, adoption and articles, without its table of contents', async () => {
    await importFiles({ engine, files: [example(WORD)] })
    expect(await texts('law')).toEqual([
      '中华人民共和国灯塔法\n（2019年4月23日第十三届全国人民代表大会常务委员会第十次会议通过 自2019年10月1日起施行）\n' +
        '第一条 为了规范灯塔的设置和维护，保障航行安全，制定本法。\n第二条 本法所称灯塔，包括：\n（一）海岸灯塔；\n' +
        '（二）岛礁灯塔。\n第三条 灯塔所有人应当使灯塔在日落后保持发光。\n第四条 本法自2019年10月1日起施行。',
    ])
    expect((await documents('law'))[0]?.numbers).toMatchObject({ postingDate: 20190423, effectiveDate: 20191001 })
  })

  it('of a judgment in a table give its parts, its people and its citations', async () => {
    await importFiles({ engine, files: [example('judgments.csv')] })
    const judgment = (await documents('case')).find(({ title }) => title.includes('一审'))
    expect(judgment).toMatchObject({
      values: { caseType: ['民事'], trialRound: ['一审'], documentType: ['判决书'] },
      names: { attacker: ['东礁书店'], defender: ['陈帆'], judge: ['王潮'], firm: ['浙江渔火律师事务所'] },
      numbers: { date: 20210520 },
    })
    expect(judgment?.blocks.map(({ scope }) => scope)).toEqual(expect.arrayContaining(['opinion', 'result']))
  })
})

describe('the same content', () => {
  const csv = () => readFileSync(example('judgments.csv'), 'utf8')
  const markdown = () => readFileSync(example(CODE), 'utf8')

  it('is the same in UTF-8, UTF-16 and GB18030, with and without a mark, plain and gzip', async () => {
    const expected = await importFiles({ engine, files: [write('a', csv())] }).then(() => texts('case'))
    const big = Buffer.from(`\ufeff${csv()}`, 'utf16le').swap16()
    const forms = [
      `\ufeff${csv()}`,
      Buffer.from(`\ufeff${csv()}`, 'utf16le'),
      big,
      gb18030(csv()),
      gzipSync(gb18030(csv())),
    ]
    for (const [at, form] of forms.entries()) {
      const report = await importFiles({ engine, files: [write(`form-${at}`, form)] })
      expect(report).toMatchObject({ taken: { cases: 2 }, skipped: 0, unread: 0 })
      expect(await texts('case')).toEqual(expected)
    }
  })

  it("is recognised by its beginning, whatever the file's name is", async () => {
    const files = [
      write('x/法律/law.csv', gb18030(markdown())),
      write('rows.docx', csv()),
      write('x/word.md.gz', gzipSync(readFileSync(example(WORD)))),
    ]
    expect((await importFiles({ engine, files })).taken).toEqual({ laws: 2, cases: 2 })
  })

  it('may be a table with tabs, or JSON lines with the same names', async () => {
    const tabs = write('a.tsv', '案号\t法院\t全文\n（2020）沪01民初1号\t上海市第一中级人民法院\t本院认为，应予支持。\n')
    const row = { 案号: '（2020）沪01民初2号', 审理法院: '上海市第一中级人民法院', 文书内容: '本院认为，应予支持。' }
    const report = await importFiles({ engine, files: [tabs, write('b', JSON.stringify(row))] })
    expect(report).toMatchObject({ taken: { cases: 2 }, skipped: 0 })
    expect((await documents('case')).map(({ values }) => values.caseType)).toEqual([['民事'], ['民事']])
  })
})

describe('errors', () => {
  const refusal = (...files: string[]) =>
    importFiles({ engine, files }).then(importSummary, (error: Error) => error.message)

  it('of one file in a folder are reported, and the others are imported', async () => {
    const folder = path.join(dir, 'set')
    cpSync(examples, folder, { recursive: true })
    write('set/a.docx', readFileSync(example(WORD)).subarray(0, 4000))
    write('set/b.pdf', '%PDF-1.7 …')
    write('set/c.ndjson.gz', gzipSync('{"a":1}\n'.repeat(9000)).subarray(0, 60))
    write('set/d.md', '# 读我\n\n这里没有法条。\n')
    write('set/.git/config', 'x')
    write('set/e.csv', '案号,全文\n1号,"从不结束\n')
    const report = await importFiles({ engine, files: [folder] })
    expect(report.taken).toEqual({ laws: 5, cases: 3, reference_cases: 3 })
    expect(report.faults.map(({ file, line, reason }) => [path.relative(folder, file), line, reason])).toEqual([
      ['a.docx', undefined, 'is a broken zip archive'],
      ['b.pdf', undefined, 'is a PDF: its text cannot be taken over'],
      ['c.ndjson.gz', undefined, 'cannot be read to its end (unexpected end of file)'],
      ['d.md', undefined, 'holds no law: no article, and no head that a law has'],
      ['e.csv', 2, 'a quote that is never closed: nothing is read from here on'],
    ])
    expect(importSummary(report)).toContain('skipped: 1 lines, 4 files')
    expect(importSummary(report)).toContain(`${path.join(folder, 'e.csv')}:2 a quote`)
  })

  it('of all files end the import with one sentence, and the old documents stay', async () => {
    await importFiles({ engine, files: [example(CODE)] })
    mkdirSync(path.join(dir, 'empty'))
    expect(await refusal(write('nothing', ''))).toMatch(/nothing is empty: nothing was imported\.$/)
    expect(await refusal(write('blank.gz', gzipSync(' \n')))).toMatch(/blank\.gz is empty: nothing was imported\.$/)
    expect(await refusal(path.join(dir, 'empty'))).toBe('There is no file: nothing was imported.')
    expect(await refusal(write('p.png', Buffer.from('89504e470d0a1a0a', 'hex')))).toMatch(/p\.png is an image: nothing/)
    expect(await refusal(write('a.json', '[{"案号":"1"}]'))).toMatch(/write one JSON object a line: nothing/)
    expect(await refusal(write('t.txt', '只是一句话'))).toMatch(/is in no format that is known: nothing/)
    expect(await refusal(write('x.xlsx', zipOf('xl/workbook.xml', Buffer.from('<a/>'))))).toMatch(
      /no Word file: nothing/,
    )
    expect(await refusal(write('b.txt', 'a\0b'))).toMatch(/b\.txt is no text: nothing/)
    write('broken/a.pdf', '%PDF-1.7 …')
    write('broken/b.md', '只是一句话')
    symlinkSync(example(CODE), path.join(dir, 'broken/linked.md'))
    expect(await refusal(path.join(dir, 'broken'))).toMatch(
      /a\.pdf is a PDF: .*: nothing was imported\. Nor can 1 more files be read\.$/,
    )
    expect(await documents('law')).toHaveLength(1)
  })

  it('of a row in a table name its line, counted with the rows before it', async () => {
    const file = write(
      'a.csv',
      Buffer.concat([
        Buffer.from('案号,法院,全文\n1号,甲法院,"第一行\n第二行"\n2号,乙法院\n3号,丙法院,'),
        Buffer.from([0xff, 0xc0]),
        Buffer.from('\n4号,丁法院,\n5号,戊法院,"又一行\n再一行"\n'),
      ]),
    )
    const { taken, faults } = await importFiles({ engine, files: [file] })
    expect(taken).toEqual({ cases: 2 })
    expect(faults.map(({ line, reason }) => `${line} ${reason}`)).toEqual([
      '4 2 columns where the head has 3',
      '5 not UTF-8',
      '6 judgments: no text',
    ])
  })

  it('of an archive that unpacks to more than the limit refuse it', async () => {
    const bomb = zipOf('word/document.xml', Buffer.alloc(70 * 1024 * 1024))
    expect(bomb.length).toBeLessThan(1024 * 1024)
    expect(await refusal(write('bomb.docx', bomb))).toMatch(/bomb\.docx unpacks to more than 64 MB: nothing/)
  })

  it('of a row that is too long do not fill the memory', async () => {
    const long = write(
      'long.csv',
      Buffer.concat([Buffer.from('案号,全文\n1号,"'), Buffer.alloc(100 * 1024 * 1024, `${'a'.repeat(999)}\n`)]),
    )
    const before = process.memoryUsage().rss
    const { faults } = await importFiles({ engine, files: [long] })
    expect(faults).toMatchObject([{ line: 2, reason: expect.stringMatching(/^a row longer than 32 MB/) as string }])
    expect(process.memoryUsage().rss - before).toBeLessThan(400 * 1024 * 1024)
  })
})

/** An archive with one part. */
function zipOf(name: string, content: Buffer): Buffer {
  const packed = deflateRawSync(content)
  const head = (sign: number, at: number, length: number) => {
    const bytes = Buffer.alloc(length)
    bytes.writeUInt32LE(sign, 0)
    bytes.writeUInt16LE(8, at + 8)
    bytes.writeUInt32LE(packed.length, at + 18)
    bytes.writeUInt16LE(Buffer.byteLength(name), at + 26)
    return Buffer.concat([bytes, Buffer.from(name)])
  }
  const local = Buffer.concat([head(0x04034b50, 0, 30), packed])
  const entry = head(0x02014b50, 2, 46)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt32LE(local.length, 16)
  return Buffer.concat([local, entry, end])
}
