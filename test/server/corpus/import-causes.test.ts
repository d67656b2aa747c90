/** The causes of imported cases, as a dictionary arranges them. */
import { rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { readCauses } from '../../../server/corpus/import/causes'
import { importFiles } from '../../../server/corpus/import/run'
import { openEngine } from '../../../server/engine/sqlite'
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

it('gives a cause its path, among the causes of its kind of case', () => {
  const pathOf = readCauses(write('causes.gz', gzipSync(JSON.stringify(CAUSES))))
  expect(pathOf('民事', '民间借贷纠纷')).toEqual(['合同纠纷', '合同纠纷', '借款合同纠纷', '民间借贷纠纷'])
  expect(pathOf('刑事', '民间借贷纠纷')).toEqual(['民间借贷纠纷'])
  expect(pathOf('民事', '合同纠纷')).toEqual(['合同纠纷'])
  expect(pathOf('民事', '企业借贷纠纷')).toEqual(['企业借贷纠纷'])
  expect(pathOf('执行', '合同纠纷')).toEqual(['合同纠纷'])
})

it.each([
  [[cause('1', '甲', '2'), cause('2', '乙', '1')], '甲 (1) stands under itself'],
  [[{ code: 1 }], '/0'],
  [{ causes: [] }, 'Expected array'],
])('refuses %j', (rows, reason) => {
  expect(() => readCauses(dictionary(rows))).toThrow(reason)
})

it('makes a tree of what is imported', async () => {
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
