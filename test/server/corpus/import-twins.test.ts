/** Several sources of one law: one document, whatever the sequence of imports. */
import { rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { LawPayload } from '../../../server/libraries/law/document'
import { idAfterJoin } from '../../../server/search/joined-ids'
import { requireDocument } from '../../../server/search/run'
import { importFiles } from '../../../server/corpus/import/run'
import { temporaryDir } from '../support/server'
import { articles, importing, law, remarksOf } from './support/import-rows'

const { engine, take } = importing()

const EVERYTHING = { kind: 'all' as const, clauses: [] }
const idsOf = () => engine().ids({ collection: 'law', where: EVERYTHING, order: { by: 'relevance' } })
const payloadOf = async (lid: string) => (await engine().get('law', lid))?.payload as LawPayload
async function library() {
  const ids = (await idsOf()).sort()
  return {
    documents: await Promise.all(ids.map(id => engine().get('law', id))),
    renamed: await engine().meta('joinedLaws'),
    words: await engine().suggest({ dictionaries: ['law'], text: '试验', limit: 50 }),
  }
}

const full = articles('甲。', '乙。', '本法自2015年3月1日起施行。')
/** As one source has it: all articles, no adoption lines, no number. */
const bare = law('m1', { posting_date: '2014-12-01', time_limited: '', articles: full })
/** As another has it: adoption lines and a number, a text that breaks off. */
const rich = law('b1', {
  title: '试验法',
  eff_level: '法律',
  posting_date: '2014-12-01',
  effective_date: '2015-03-01',
  document_number: '主席令第三号',
  dispatch_authority: '全国人民代表大会常务委员会',
  info: ['2014年12月1日 第十二届全国人民代表大会常务委员会第十一次会议通过'],
  articles: full.slice(0, 2),
})
const later = law('m2', {
  posting_date: '2020-06-01',
  articles: articles('甲。', '新的乙。', '本法自2020年7月1日起施行。'),
})
const laterTwin = law('b2', { title: '试验法（2020年修订）', posting_date: '2020-06-01', articles: later.articles })
const one = [bare, later]
const other = [rich, laterTwin]

it('a second source joins the first: one row, the better of each field, each source with what it states', async () => {
  const report = await take(one, other)
  expect(report).toMatchObject({ joined: 2 })
  expect((await idsOf()).sort()).toEqual(['b1', 'b2'])
  const joined = await payloadOf('b1')
  expect(joined).toMatchObject({
    title: '中华人民共和国试验法',
    documentNumber: '主席令第三号',
    authorities: ['全国人民代表大会常务委员会'],
    effectiveDate: '2015-03-01',
    effectiveGround: { kind: 'closing' },
    timeLimited: '已被修改',
    repealedDate: '2020-07-01',
    textFrom: 'm1',
  })
  expect(joined.articles.map(({ no }) => no)).toEqual(['第一条', '第二条', '第三条'])
  expect(joined.sources).toEqual([
    expect.objectContaining({ lid: 'b1', number: '主席令第三号', status: '现行有效' }),
    expect.objectContaining({ lid: 'm1', status: '时效不明' }),
  ])
  expect(await payloadOf('b2')).toMatchObject({ timeLimited: '现行有效', effectiveDate: '2020-07-01' })
})

it.each([
  ['the other first', [[other], [one]]],
  ['one after the other', [[one], [other]]],
  ['one of them again', [[one], [other], [one]]],
  ['the other again', [[one], [other], [other]]],
  ['law by law', [[[later]], [[rich]], [[laterTwin]], [[bare]]]],
])('the library is the same: %s', async (_, runs) => {
  await take(one, other)
  const together = await library()
  await engine().write(async writer => {
    for (const id of await idsOf()) writer.remove('law', id)
    writer.setMeta('joinedLaws', '{}')
  })
  for (const files of runs) await take(...files)
  const inTurn = await library()
  expect(inTurn.documents).toEqual(together.documents)
  expect(inTurn.renamed).toBe(together.renamed)
  expect(inTurn.words).toEqual(together.words)
})

it('the former address of a joined law opens it', async () => {
  await take(one)
  await take(other)
  expect(await idAfterJoin(engine(), 'law', 'm1')).toBe('b1')
  expect((await requireDocument(engine(), 'law', 'm1')).id).toBe('b1')
  await take([law('b0', { posting_date: '2014-12-01' })])
  expect((await requireDocument(engine(), 'law', 'm1')).id).toBe('b0')
  await expect(requireDocument(engine(), 'law', 'm9')).rejects.toThrow()
})

it('contradictions and texts that differ are reported, with what is taken', async () => {
  const report = await take(
    [
      {
        ...bare,
        time_limited: '失效',
        document_number: '主席令第四号',
        articles: articles('甲。', '另一个乙。', '丙。'),
      },
    ],
    [{ ...rich, articles: full }],
  )
  expect(remarksOf(report)).toEqual([
    'a.ndjson:1 the same law and day as b.ndjson:1: joined (b1)',
    'a.ndjson:1 中华人民共和国试验法: the sources state the status 失效 and 现行有效; 时效不明 is taken',
    'a.ndjson:1 中华人民共和国试验法: the sources state the number 主席令第三号 and 主席令第四号; 主席令第三号 is taken',
    'a.ndjson:1 中华人民共和国试验法: the texts differ in 第二条、第三条; that of b1 is taken',
  ])
  expect(await payloadOf('b1')).toMatchObject({ timeLimited: '时效不明' })
})

it('the day of adoption, of publication and the first day belong to one version', async () => {
  const adopted = { ...bare, lid: 'm3', posting_date: '2014-11-20' }
  await take([bare, adopted, { ...bare, lid: 'm4', posting_date: '2015-03-01' }])
  expect(await idsOf()).toEqual(['m1'])
  expect(await payloadOf('m1')).toMatchObject({ postingDate: '2015-03-01', timeLimited: '时效不明' })
})

it.each([
  ['two versions of one text', { ...bare, lid: 'n1', posting_date: '2019-05-01' }],
  ['a law of another region', { ...bare, lid: 'n1', region: '甲省' }],
  ['a draft', { ...bare, lid: 'n1', time_limited: '征求意见稿或草案' }],
])('%s stay apart', async (_, copy) => {
  await take([bare, copy])
  expect((await idsOf()).length).toBe(2)
})

it('notices of one title and day stay apart unless they share their words', async () => {
  const notice = (lid: string, ...lines: string[]) =>
    law(lid, { title: '关于试验事项的通知', posting_date: '2020-01-01', preamble: lines })
  await take([notice('n1', '甲。', '乙。'), notice('n2', '丙。', '丁。'), notice('n3', '甲。', '乙。')])
  expect((await idsOf()).sort()).toEqual(['n1', 'n2'])
})

describe('a file that is no whole law', () => {
  const importOf = async (name: string, text: string) => {
    await take([law('l1', { articles: articles('甲。') })])
    const dir = temporaryDir()
    writeFileSync(path.join(dir, name), text)
    return importFiles({ engine: engine(), files: [dir] }).finally(() => rmSync(dir, { recursive: true }))
  }

  it('is refused as a template', async () => {
    const text =
      '# 某法的标题\n\n2021年11月1日 施行\n\n<!-- INFO END -->\n\n## 第一篇\n\n第一条 xxxxx\n\n第二条 xxxxx\n'
    await expect(importOf('模版.md', text)).rejects.toThrow('is a template, not a law')
  })

  it.each([
    ['第一条 甲。\n\n第二条 有下列情形之一的，', 'the text breaks off at "有下列情形之一的，"'],
    ['第一条 甲。\n\n第二条 应当依照前款的规', 'the text breaks off at "应当依照前款的规"'],
    ['第一条 甲。\n\n第四条 乙。', 'no article stands between 第一条 and 第四条'],
  ])('is reported: %j', async (text, reason) => {
    const report = await importOf('试验条例.md', `# 试验条例\n\n<!-- INFO END -->\n\n${text}\n`)
    expect(report.remarks.map(remark => remark.reason)).toContain(`试验条例: ${reason}`)
  })
})

it('thousands of texts of one title and day take no quadratic time', async () => {
  const many = Array.from({ length: 3000 }, (_, at) =>
    law(`k${at}`, {
      title: '关于试验事项的通知',
      posting_date: '2020-01-01',
      preamble: [`第${at}号文。`, `内容${at}。`],
    }),
  )
  await take(many)
  expect((await idsOf()).length).toBe(3000)
})
