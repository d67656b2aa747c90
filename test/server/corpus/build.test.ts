/** The sample is built once, cached, built again after a change of its sources, and never replaces imported data. */
import { chainedCases } from '../../../server/corpus/sample/cases/chains'
import { sampleReferenceCases } from '../../../server/corpus/sample/cases/reference'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buildCorpus, ensureSample } from '../../../server/corpus/build'
import { sampleCorpus } from '../../../server/corpus/sample'
import { sampleVersion } from '../../../server/corpus/sample/version'
import { CORPUS_KIND_KEY } from '../../../server/corpus/write'
import type { Engine } from '../../../server/engine/port'
import { openEngine } from '../../../server/engine/open'

let folder: string
let engine: Engine
let output: string[]

const say = (line: string) => void output.push(line)
const LEAST = 30
/** The sample always contains these cases. */
const FIXED = [...chainedCases(), ...sampleReferenceCases()].length

/** The first few of every library, which saves time. */
const few = (count: number) => {
  const first = <T>(records: Iterable<T>) => [...records].slice(0, count)
  const { cases, laws, ...others } = sampleCorpus({ cases: count })
  return { ...others, cases, laws: first(laws) }
}
const small = () => few(LEAST)

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'sample-'))
  engine = openEngine({ file: path.join(folder, 'corpus.sqlite') })
  output = []
})
afterEach(() => {
  engine.close()
  rmSync(folder, { recursive: true, force: true })
})

const count = async (collection: string) => (await engine.health()).collections[collection]

it('fills an empty engine with every library, reports it, and fills the suggestions', async () => {
  await ensureSample(engine, say, small)

  expect(await engine.meta(CORPUS_KIND_KEY)).toMatch(/^sample:/)
  expect(await count('case')).toBe(LEAST + FIXED)
  for (const name of ['law', 'judicial', 'article', 'partner', 'similarity', 'ruleBook', 'proDoc', 'bidding']) {
    expect(await count(name)).toBeGreaterThan(0)
  }
  for (const name of ['penalty', 'qa', 'dynamic', 'incentive', 'carousel']) expect(await count(name)).toBeGreaterThan(0)
  expect(output.at(-1)).toMatch(/^built the sample corpus: \d+ documents in [\d.]+ s$/)
  const [suggested] = await engine.suggest({ dictionaries: ['case'], text: '买卖', limit: 3 })
  expect(suggested).toMatchObject({ kind: '案由', text: expect.stringContaining('买卖') })
})

it('does nothing the second time', async () => {
  await ensureSample(engine, say, small)
  output = []

  await ensureSample(engine, say, () => {
    throw new Error('must not be built again')
  })

  expect(output).toEqual([])
})

it('replaces an older sample completely', async () => {
  await buildCorpus(engine, few(LEAST + 10), 'sample:of-old', say)

  await ensureSample(engine, say, small)

  expect(await engine.meta(CORPUS_KIND_KEY)).not.toBe('sample:of-old')
  expect(await count('case')).toBe(LEAST + FIXED)
})

it('does not touch imported data', async () => {
  await engine.write(writer => writer.setMeta(CORPUS_KIND_KEY, 'imported'))

  await ensureSample(engine, say, small)

  expect(await engine.meta(CORPUS_KIND_KEY)).toBe('imported')
  expect((await count('case')) ?? 0).toBe(0)
})

it('changes when one of its source files is changed, added or removed', () => {
  const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text)
  const version = () => sampleVersion([folder])
  write('one.ts', 'a')
  const first = version()
  write('one.ts', 'b')
  expect(version()).not.toBe(first)
  write('one.ts', 'a')
  expect(version()).toBe(first)
  write('two.ts', '')
  expect(version()).not.toBe(first)
})
