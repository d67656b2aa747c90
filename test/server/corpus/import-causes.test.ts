/** The causes of imported cases, arranged by a dictionary. */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { officialCauses, readCauses } from '../../../server/corpus/import/causes'
import { importFiles } from '../../../server/corpus/import/run'
import { openEngine } from '../../../server/engine/open'
import { temporaryDir } from '../support/server'

let dir: string
beforeEach(() => (dir = temporaryDir()))
afterEach(() => rmSync(dir, { recursive: true }))

const write = (name: string, content: string | Buffer) => {
  const file = path.join(dir, name)
  writeFileSync(file, content)
  return file
}
const cause = (code: string, name: string, parent: string | null, type = 'civil') => ({
  code,
  name,
  case_type: type,
  parent_code: parent,
})
const CAUSES = [
  cause('1', '借款合同纠纷', '3'),
  cause('2', '民间借贷纠纷', '1'),
  cause('3', '合同纠纷', '4'),
  cause('4', '合同纠纷', null),
  cause('5', '民间借贷纠纷', null, 'criminal'),
]
const dictionary = (rows: unknown) => write('causes.json', JSON.stringify(rows))

it('gives a cause its path, first among the causes of its kind of case', () => {
  const causes = readCauses(write('causes.gz', gzipSync(JSON.stringify(CAUSES))))
  expect(causes.pathOf('民事', '民间借贷纠纷')).toEqual(['合同纠纷', '合同纠纷', '借款合同纠纷', '民间借贷纠纷'])
  expect(causes.pathOf('刑事', '民间借贷纠纷')).toEqual(['民间借贷纠纷'])
  expect(causes.pathOf('民事', '合同纠纷')).toEqual(['合同纠纷'])
  expect(causes.pathOf('执行', '合同纠纷')).toEqual(['合同纠纷'])
  expect(causes.pathOf('民事', '企业借贷纠纷')).toBeUndefined()
  expect(causes.pathOf('民事', 'constructor')).toBeUndefined()
})

it('finds the longest cause at the end of a text', () => {
  const causes = readCauses(dictionary(CAUSES))
  expect(causes.endingOf('民事', '甲公司民间借贷纠纷')?.at(-1)).toBe('民间借贷纠纷')
  expect(causes.endingOf('民事', '甲公司借款合同纠纷')?.at(-1)).toBe('借款合同纠纷')
  expect(causes.endingOf('民事', '民间借贷纠纷上诉')).toBeUndefined()
})

describe('the causes of the court', () => {
  const causes = officialCauses()

  it.each([
    ['民事', '民间借贷纠纷', '合同、准合同纠纷 合同纠纷 借款合同纠纷 民间借贷纠纷'],
    ['民事', '人格权纠纷', '人格权纠纷'],
    ['刑事', '盗窃罪', '侵犯财产罪 盗窃罪'],
    ['刑事', '贩卖毒品罪', '妨害社会管理秩序罪 走私、贩卖、运输、制造毒品罪 贩卖毒品罪'],
    ['行政', '征缴税款', '行政征缴 征缴税款'],
    ['民事', '企业借贷纠纷', '合同、准合同纠纷 合同纠纷 借款合同纠纷 企业借贷纠纷'],
  ])('%s %s', (kind, name, path) => expect(causes.pathOf(kind, name)).toEqual(path.split(' ')))

  /** A group with the name of its parent is no group here. */
  const withoutEchoes = (names?: string[]) => names?.filter((name, at) => name !== names[at - 1])

  const rows = path.resolve(__dirname, '../../../../shared/corpus/dict/causes.json.gz')
  ;(existsSync(rows) ? it : it.skip)('are all there, each under the same', () => {
    const other = readCauses(rows)
    const listed = JSON.parse(gunzipSync(readFileSync(rows)).toString('utf8')) as Array<{ name: string }>
    for (const { name } of listed)
      for (const kind of ['民事', '刑事', '行政'])
        expect([name, causes.pathOf(kind, name)]).toEqual([name, withoutEchoes(other.pathOf(kind, name))])
  })
})

it.each([
  [[cause('1', '甲', '2'), cause('2', '乙', '1')], '甲 (1) stands under itself'],
  [[{ code: 1 }], '/0'],
  [{ causes: [] }, 'Expected array'],
])('refuses %j', (rows, reason) => {
  expect(() => readCauses(dictionary(rows))).toThrow(reason)
})

it('makes a tree of the imported causes', async () => {
  const row = {
    cid: 'c1',
    title: '民间借贷纠纷判决书',
    case_type: '民事',
    cause: ['民间借贷纠纷'],
    judges: [],
    parties: [],
    agents: [],
    paragraphs: [],
  }
  const engine = openEngine({ file: path.join(dir, 'corpus.db') })
  await importFiles({ engine, files: [write('a', JSON.stringify(row))], causes: readCauses(dictionary(CAUSES)) })
  const under = (value: string) =>
    engine.count({ collection: 'case', where: { kind: 'value', field: 'cause', values: [value] } })
  expect(await under('合同纠纷')).toBe(1)
  expect(await under('合同纠纷/合同纠纷/借款合同纠纷')).toBe(1)
  expect(await under('民间借贷纠纷')).toBe(0)
  expect((await engine.get('case', 'c1'))?.values.causeLeaf).toEqual(['民间借贷纠纷'])
  engine.close()
})

test("the operator's table replaces the official one; a former name stands below its group", () => {
  const causes = officialCauses([
    { level: 0, name: '民事' },
    { level: 1, name: '甲纠纷', former: ['旧甲纠纷', '乙纠纷'] },
    { level: 2, name: '乙纠纷' },
  ])
  expect(causes.pathOf('民事', '旧甲纠纷')).toEqual(['甲纠纷', '旧甲纠纷'])
  expect(causes.pathOf('民事', '乙纠纷')).toEqual(['甲纠纷', '乙纠纷'])
  expect(causes.pathOf('民事', '离婚纠纷')).toBeUndefined()
})
