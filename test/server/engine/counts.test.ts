/** Facet counts are cached until the next write. */
import { rmSync } from 'node:fs'
import path from 'node:path'
import type { Clause, Engine, FacetField } from '../../../server/engine/port'
import { openEngine } from '../../../server/engine/sqlite'
import { eventually } from '../../support/time'
import { temporaryDir } from '../support/server'
import { ALL, documentOf, SPEC } from './support/documents'

const VALUES = 2000
const TYPES = { field: '类型', limit: 30 }
const dir = temporaryDir()
const file = path.join(dir, 'corpus.db')
let time = 0
let engine: Engine
const typed = (id: string, ...types: string[]) => documentOf(id, { values: { 类型: types } })

beforeAll(async () => {
  engine = openEngine({ file, now: () => time })
  await engine.write(writer => {
    writer.define(SPEC)
    // Value n is in each third, each ninth … document before it, so that counts differ and many are equal.
    for (let n = 0; n < VALUES; n++)
      writer.put(SPEC.name, typed(`d${n}`, `t${n}`, `t${Math.floor(n / 3)}`, `t${Math.floor(n / 9)}`))
  })
})
afterAll(() => {
  engine.close()
  rmSync(dir, { recursive: true })
})

const count = async (where: Clause = ALL, field: FacetField = TYPES) =>
  (await engine.facets({ collection: SPEC.name, where, fields: [field] }))[field.field]!

describe('the counts of a query', () => {
  it.each([1, 2, 30, 1999, 2000, 9999, undefined])('are the first %s of all, in order', async limit => {
    const counts = new Map<string, number>()
    for (let n = 0; n < VALUES; n++)
      for (const value of new Set([n, Math.floor(n / 3), Math.floor(n / 9)]))
        counts.set(`t${value}`, (counts.get(`t${value}`) ?? 0) + 1)
    const all = [...counts].sort(([a, left], [b, right]) => right - left || (a < b ? -1 : 1))
    const expected = all.slice(0, limit).map(([value, count]) => ({ value, count }))
    expect(await count(ALL, { field: '类型', limit })).toEqual(expected)
  })

  it('are cached, each field by itself', async () => {
    const before = await count()
    expect(await count()).toBe(before)
    const fields = [{ field: '案由' }, TYPES]
    expect((await engine.facets({ collection: SPEC.name, where: ALL, fields })).类型).toBe(before)
    expect(await count({ kind: 'not', clause: ALL })).toEqual([])
  })

  it('are counted again after a write', async () => {
    const before = await count()
    await engine.write(writer => writer.put(SPEC.name, typed('new', ...before.map(({ value }) => value))))
    expect(await count()).toEqual(before.map(one => ({ ...one, count: one.count + 1 })))
    await engine.write(writer => writer.remove(SPEC.name, 'new'))
    expect(await count()).toEqual(before)
  })

  it('are counted again after a commit of another connection', async () => {
    const [most] = await count()
    const other = openEngine({ file })
    await other.write(writer => writer.put(SPEC.name, typed('other', most!.value)))
    other.close()
    time += 1000
    await eventually(async () => expect((await count())[0]).toEqual({ value: most!.value, count: most!.count + 1 }))
  })

  it('are dropped after many other queries', async () => {
    const before = await count()
    const long = 'x'.repeat(20_000)
    for (let n = 0; n < 250; n++) await count({ kind: 'value', field: '案由', values: [`${long}${n}`] })
    const after = await count()
    expect(after).toEqual(before)
    expect(after).not.toBe(before)
  })
})
