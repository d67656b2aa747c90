/** Values and numbers that every engine must match, count and order. */
import type { Clause } from '../../../../server/engine/port'
import { ALL, BY_ID, documentOf } from './documents'
import { eachOnItsOwn, type Open } from './each-on-its-own'

export function describeValues(name: string, open: Open) {
  const { engine, put, ids } = eachOnItsOwn(open)

  describe(`${name}: values and numbers`, () => {
    beforeEach(() =>
      put(
        documentOf('1', {
          values: { 案由: ['合同/买卖合同'], 类型: ['判决书'] },
          numbers: { 日期: 20200101, 标的: 5 },
        }),
        documentOf('2', { values: { 案由: ['合同/借款合同', '合同'], 类型: ['a/b'] }, numbers: { 日期: 20210101 } }),
        documentOf('3', { values: { 案由: ['侵权'], 类型: ['判决书', '判决书'] }, numbers: { 标的: -1 } }),
      ),
    )

    it('match exactly, in a tree with all below', async () => {
      const value = (field: string, ...values: string[]) => ids({ kind: 'value', field, values })
      expect(await value('案由', '合同')).toEqual(['1', '2'])
      expect(await value('案由', '合同/买卖合同', '侵权')).toEqual(['1', '3'])
      expect(await value('案由', '买卖合同')).toEqual([])
      expect(await value('类型', 'a')).toEqual([])
      expect(await value('类型', 'a/b')).toEqual(['2'])
      expect(await value('类型')).toEqual([])
    })

    it('match a range with both ends; a document without the number matches none', async () => {
      const range = (field: string, from?: number, to?: number) => ids({ kind: 'range', field, from, to })
      expect(await range('日期', 20200101, 20210101)).toEqual(['1', '2'])
      expect(await range('日期', 20200102)).toEqual(['2'])
      expect(await range('标的', undefined, 0)).toEqual(['3'])
      expect(await range('标的')).toEqual(['1', '3'])
    })

    it('are combined by all, any and not', async () => {
      const contract: Clause = { kind: 'value', field: '案由', values: ['合同'] }
      const recent: Clause = { kind: 'range', field: '日期', from: 20210101 }
      expect(await ids({ kind: 'all', clauses: [contract, recent] })).toEqual(['2'])
      expect(await ids({ kind: 'all', clauses: [contract, { kind: 'not', clause: recent }] })).toEqual(['1'])
      expect(await ids({ kind: 'any', clauses: [recent, { kind: 'not', clause: contract }] })).toEqual(['2', '3'])
      expect(await ids({ kind: 'any', clauses: [] })).toEqual([])
    })

    it('are counted by count and value; a tree by levels, by children of a path, or as a whole', async () => {
      const count = async (field: string, parent?: string, limit?: number) =>
        (await engine().facets({ collection: 'case', where: ALL, fields: [{ field, parent, limit }] }))[field]!.map(
          ({ value, count: number }) => `${value}:${number}`,
        )
      expect(await count('类型')).toEqual(['判决书:2', 'a/b:1'])
      expect(await count('案由', '')).toEqual(['合同:2', '侵权:1'])
      expect(await count('案由', '合同')).toEqual(['合同/买卖合同:1', '合同/借款合同:1'].sort())
      expect(await count('案由', undefined, 2)).toEqual(['合同:2', '侵权:1'])
      expect(await count('案由', '合', 2)).toEqual([])
    })
  })

  describe(`${name}: order and pages`, () => {
    it('orders by a number in both directions, documents without it last', async () => {
      await put(
        documentOf('a', { numbers: { 标的: 2 } }),
        documentOf('b'),
        documentOf('c', { numbers: { 标的: 10 }, weight: 1 }),
        documentOf('d', { numbers: { 标的: 10 }, weight: 2 }),
      )
      expect(await ids(ALL, { by: 'number', field: '标的', direction: 'desc' })).toEqual(['d', 'c', 'a', 'b'])
      expect(await ids(ALL, { by: 'number', field: '标的', direction: 'asc' })).toEqual(['a', 'd', 'c', 'b'])
    })

    it('pages have no gaps, and are empty beyond the end', async () => {
      await put(...Array.from({ length: 7 }, (_, n) => documentOf(String(n))))
      const page = async (from: number, size: number) => {
        const { total, hits } = await engine().search({ collection: 'case', where: ALL, order: BY_ID, from, size })
        return [total, ...hits.map(({ id }) => id)]
      }
      expect(await page(0, 3)).toEqual([7, '0', '1', '2'])
      expect(await page(6, 3)).toEqual([7, '6'])
      expect(await page(9, 3)).toEqual([7])
      expect(await page(0, 1e9)).toHaveLength(8)
      expect(await page(0, 0)).toEqual([7])
      expect(await engine().count({ collection: 'case', where: ALL })).toBe(7)
    })
  })
}
