/** Import of entries of 人民法院案例库: their layout as text and Word, and both sets of field names. */
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { isReferenceCaseText, referenceCaseTextsIn } from '../../../server/corpus/import/reference-cases/layout'
import { detectFormat } from '../../../server/corpus/import/files/format'
import { importFiles } from '../../../server/corpus/import/run'
import type { CasePayload } from '../../../server/libraries/case/document'
import type { EngineDocument } from '../../../server/engine/port'
import { temporaryDir } from '../support/server'
import { importing, judgment, remarksOf } from './support/import-rows'

const EXAMPLES = path.resolve(__dirname, '../../../server/corpus/import/examples/reference-cases')
const TEXT = readFileSync(path.join(EXAMPLES, 'reference-cases.txt'), 'utf8')
const NUMBER = '2024-00-2-119-001'

const { engine, take } = importing()
const entryOf = async (number: string) => (await engine().get('case', `entry-${number}`)) as EngineDocument
const payloadOf = async (number: string) => (await entryOf(number)).payload as CasePayload

function takeText(text: string) {
  const file = path.join(temporaryDir(), 'entries.txt')
  writeFileSync(file, text)
  return importFiles({ engine: engine(), files: [file], today: '2026-03-05' })
}

test('the text of the library is read, entry by entry', async () => {
  const report = await takeText(TEXT)
  expect(report).toMatchObject({ taken: { reference_cases: 2 }, skipped: 0, remarked: 0 })
  const { title, values, blocks } = await entryOf(NUMBER)
  expect(title).toBe('鲸歌海运有限公司诉白帆修船厂修理合同纠纷案——交船后才能发现的缺陷，何时起算检验期间')
  expect(values).toMatchObject({
    publishType: ['参考案例'],
    trialRound: ['二审'],
    caseType: ['民事'],
    causeLeaf: ['修理合同纠纷'],
  })
  expect(values['citedArticle']).toEqual(['民法典第六百二十二条'])
  expect(blocks.map(({ scope }) => scope)).toEqual(['', 'gist', '', 'opinion', ''])
  expect(await payloadOf(NUMBER)).toMatchObject({
    entry: { number: NUMBER, day: '2024-02-26', keywords: ['民事', '修理合同', '检验期间', '隐蔽缺陷'] },
    caseNumber: '（2023）浙09民终9001号',
    court: { name: '舟山市中级人民法院', level: '中级', province: '浙江省' },
    judgmentDate: '2023-06-19',
    labels: ['关键词', '裁判要旨', '基本案情', '裁判理由', '关联索引'],
  })
  expect((await payloadOf('2024-00-2-116-002')).title).toBe('石桥镇灯会筹备处诉云上灯笼坊承揽合同纠纷案')
})

test.each([
  ['brackets and colons', (text: string) => text.replace(/^(关键词|基本案情|裁判理由|裁判要旨|关联索引)$/gm, '【$1】')],
  [
    'Markdown',
    (text: string) => text.replace(/^(关键词|基本案情|裁判理由|裁判要旨|关联索引)$/gm, '## $1').replace(/^鲸/, '# 鲸'),
  ],
  ['the line without a name', (text: string) => text.replace(/入库编号：/g, '')],
  ['the line with the kind', (text: string) => text.replace(/入库编号：/g, '参考案例 入库编号 ')],
  ['wide signs', (text: string) => text.replace('2024-00-2-119-001 / 民事', '2024－00－2－119－001／民事')],
  ['Windows', (text: string) => text.replace(/\n/g, '\r\n')],
])('spelled with %s it reads the same', async (_, spelled) => {
  expect(await takeText(spelled(TEXT))).toMatchObject({ taken: { reference_cases: 2 }, skipped: 0, remarked: 0 })
  expect(await payloadOf(NUMBER)).toMatchObject({ caseType: '民事', judgmentDate: '2023-06-19' })
  expect((await entryOf(NUMBER)).title).toMatch(/^鲸歌.*检验期间$/)
})

test('rows have our names or those of the library', async () => {
  await take([
    {
      入库编号: '2024-00-2-119-003',
      标题: '甲诉乙案',
      关键词: '民事/修理合同',
      裁判要旨: '一。',
      基本案情: '二。',
      裁判理由: '三。',
    },
  ])
  expect(await payloadOf('2024-00-2-119-003')).toMatchObject({
    caseType: '民事',
    entry: { keywords: ['民事', '修理合同'] },
  })
  const file = path.join(EXAMPLES, 'reference-cases.ndjson')
  await importFiles({ engine: engine(), files: [file] })
  expect(await payloadOf('2024-00-1-222-001')).toMatchObject({
    judgmentDate: '2023-03-09',
    entry: { day: '2024-02-26' },
  })
})

test('a guiding case of the library keeps its rank', async () => {
  const row = { entry_number: NUMBER, title: '指导案例17号：甲诉乙案', gist: '一。' }
  await take([row, { ...row, entry_number: '2024-00-2-119-004', title: '甲诉乙案', rank: '指导性案例' }])
  expect((await payloadOf(NUMBER)).publishType).toBe(2)
  expect((await payloadOf('2024-00-2-119-004')).publishType).toBe(2)
})

test('an entry is no stage of its case, also beside the judgment', async () => {
  const number = '（2023）浙09民终9001号'
  await take([judgment('j1', { case_number: number, court: '舟山市中级人民法院' })])
  await takeText(TEXT)
  const { values, payload } = await entryOf(NUMBER)
  expect(values['instance']).toEqual([])
  expect((payload as CasePayload).history).toBeUndefined()
  expect(((await engine().get('case', 'j1'))?.payload as CasePayload).history).toBeUndefined()
})

describe('faults', () => {
  test('of entries are reported with their line, and the others are imported', async () => {
    const report = await takeText(
      TEXT.replace('2024-00-2-119-001', '2024-2-119-1').replace('2024-00-2-116-002', '2024-00-2-116-003'),
    )
    expect(report).toMatchObject({ taken: { reference_cases: 1 }, skipped: 1 })
    expect(report.faults).toMatchObject([{ line: 4, reason: 'reference_cases: not an 入库编号: 2024-2-119-1' }])
  })

  test.each([
    [{ entry_number: NUMBER, gist: '一。' }, `${NUMBER} has no title`],
    [{ entry_number: NUMBER, title: '甲诉乙案' }, `${NUMBER} has no text`],
    [{ 入库编号: '17号', 标题: '甲诉乙案', 裁判要旨: '一。' }, 'not an 入库编号: 17号'],
  ])('%j: %s', async (row, reason) => {
    const { faults } = await take([row, judgment('c1')])
    expect(faults).toMatchObject([{ reason: `reference_cases: ${reason}` }])
  })

  test('a missing part is remarked on', async () => {
    const report = await take([{ entry_number: NUMBER, title: '甲诉乙案', gist: '一。' }])
    expect(remarksOf(report)).toEqual([`a.ndjson:1 ${NUMBER} has no 关键词, 基本案情, 裁判理由`])
  })

  test('the text of a law or judgment that names an entry is none', () => {
    expect(isReferenceCaseText('某判决\n参照人民法院案例库入库编号2024-00-2-119-001的案例。\n裁判理由\n同上')).toBe(
      false,
    )
    expect(detectFormat(Buffer.from('# 某法\n\n第一条 甲。'))).toBe('law')
  })
})

test('reading takes time in proportion to the text, whatever it is made of', () => {
  const lines = (count: number) => [
    `甲案\n入库编号：${NUMBER}\n关键词\n`.repeat(count),
    `入库编号：${'2024-00-2-119-'.repeat(count)}\n关键词\n`,
    `题\n${NUMBER}${' / '.repeat(count)}\n关键词\n${'——\n'.repeat(count)}`,
    `题\n${NUMBER}\n${'【关键词'.repeat(count)}`,
  ]
  const secondsOf = (text: string) => {
    const started = process.cpuUsage()
    for (const entry of referenceCaseTextsIn(text)) void entry
    return process.cpuUsage(started).user / 1e6
  }
  for (const text of lines(20_000)) expect(secondsOf(text)).toBeLessThan(2)
})
