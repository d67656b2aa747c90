/** Writes and suggestions of every engine. */
import { ALL, BY_ID, documentOf, plain, SPEC, text } from './documents'
import { eachOnItsOwn, type Open } from './each-on-its-own'

export function describeWriting(name: string, open: Open) {
  const { engine, put, ids } = eachOnItsOwn(open)

  describe(`${name}: writing`, () => {
    it('stores a document unchanged, and counts the collection', async () => {
      const document = documentOf('案 1', {
        title: '标题\0',
        blocks: [plain(''), { scope: '本院认为', no: '第一条', text: '行\n行😀' }, plain('尾')],
        names: { 法官: ['张三'] },
        values: { 案由: ['合同/买卖'] },
        numbers: { 标的: 0.5 },
        payload: { deep: [{ x: null }] },
        weight: 3,
      })
      await put(document)
      expect(await engine().get('case', '案 1')).toEqual(document)
      expect(await engine().get('case', '案')).toBeUndefined()
      const { hits } = await engine().search({ collection: 'case', where: ALL, order: BY_ID, from: 0, size: 1 })
      expect(hits).toEqual([document])
      expect((await engine().health()).collections).toEqual({ case: 1 })
    })

    it('replaces by id, and removes', async () => {
      await put(documentOf('1', { title: '旧甲', values: { 类型: ['旧'] } }), documentOf('2', { title: '旧乙' }))
      await put(documentOf('1', { title: '新甲', values: { 类型: ['新'] } }))
      expect(await ids(text('full', '旧'))).toEqual(['2'])
      expect(await ids(text('full', '新甲'))).toEqual(['1'])
      await engine().write(writer => {
        writer.remove('case', '1')
        writer.remove('case', 'nobody')
      })
      expect(await ids(ALL)).toEqual(['2'])
      await put(documentOf('3', { title: '新丙' }), documentOf('4', { title: '新丁' }))
      expect(await ids(text('full', '新'))).toEqual(['3', '4'])
      const { 类型: left } = await engine().facets({ collection: 'case', where: ALL, fields: [{ field: '类型' }] })
      expect(left).toEqual([])
    })

    it('is visible completely or not at all', async () => {
      await put(documentOf('1'))
      const failed = engine().write(async writer => {
        writer.put('case', documentOf('2'))
        writer.setMeta('key', 'value')
        const held = await Promise.all(['1', '2', '3'].map(id => writer.get('case', id)))
        expect(held.map(document => document?.id)).toEqual(['1', '2', undefined])
        await Promise.resolve()
        expect(await ids(ALL)).toEqual(['1'])
        throw new Error('half way')
      })
      await expect(failed).rejects.toThrow('half way')
      expect([await ids(ALL), await engine().meta('key')]).toEqual([['1'], undefined])
      await put(documentOf('3'))
      expect(await ids(ALL)).toEqual(['1', '3'])
    })

    it('a new spec searches in its own columns', async () => {
      const blocks = [{ scope: '本院认为', text: '合同有效' }]
      await put(documentOf('1', { blocks, values: { 类型: ['a/b'] } }))
      await engine().write(writer => writer.define({ ...SPEC, scopes: ['事实', '本院认为'], trees: ['类型'] }))
      expect(await ids(text('本院认为', '合同'))).toEqual(['1'])
      expect(await ids(text('事实', '合同'))).toEqual([])
      expect(await ids({ kind: 'value', field: '类型', values: ['a'] })).toEqual(['1'])
    })

    it('an undefined collection is empty', async () => {
      const where = text('full', '甲')
      expect(await engine().search({ collection: 'x', where, order: BY_ID, from: 0, size: 1 })).toEqual({
        total: 0,
        hits: [],
      })
      expect(await engine().facets({ collection: 'x', where, fields: [{ field: 'f' }] })).toEqual({ f: [] })
      expect([await engine().get('x', '1'), await engine().count({ collection: 'x', where })]).toEqual([undefined, 0])
    })

    it('changes the generation, unless it failed', async () => {
      const generations = [engine().generation()]
      for (const id of ['1', '2']) {
        await put(documentOf(id))
        generations.push(engine().generation())
      }
      expect(new Set(generations).size).toBe(3)
      await engine()
        .write(() => Promise.reject(new Error('half way')))
        .catch(() => undefined)
      expect(engine().generation()).toBe(generations[2])
    })

    it('remembers values', async () => {
      await engine().write(writer => writer.setMeta('built', '1'))
      await engine().write(writer => writer.setMeta('built', '2'))
      expect([await engine().meta('built'), await engine().meta('other')]).toEqual(['2', undefined])
    })
  })

  describe(`${name}: suggestions`, () => {
    const entry = (kind: string, word: string, weight: number) => ({ dictionary: 'd', kind, text: word, weight })
    beforeEach(() =>
      engine().write(writer => {
        writer.suggest('causes', [
          entry('案由', '买卖合同纠纷', 9),
          entry('案由', '合同纠纷', 5),
          entry('案由', '合同', 5),
          entry('案由', '合同诈骗', 7),
          { ...entry('案由', '侵权', 99), data: { level: 1 } },
        ])
        writer.suggest('courts', [entry('法院', '合同法院', 1), entry('案由', '合同无效', 6)])
      }),
    )
    const suggested = async (words: string, limit = 9, dictionaries = ['causes', 'courts']) =>
      (await engine().suggest({ dictionaries, text: words, limit })).map(suggestion => suggestion.text)

    it('have beginnings first, then the weight, then the shorter ones, kind by kind', async () => {
      expect(await suggested('合同')).toEqual(['合同诈骗', '合同无效', '合同', '合同纠纷', '买卖合同纠纷', '合同法院'])
      expect(await suggested('合同', 2)).toEqual(['合同诈骗', '合同无效', '合同法院'])
      expect(await suggested('合同', 2, ['courts'])).toEqual(['合同法院', '合同无效'])
      expect(await suggested('', 1)).toEqual(['侵权', '合同法院'])
      expect(await suggested('没有')).toEqual([])
      expect(await suggested('合同', 2, ['nobody'])).toEqual([])
    })

    it('have their data, and are replaced as a whole', async () => {
      expect(await engine().suggest({ dictionaries: ['causes'], text: '侵', limit: 1 })).toEqual([
        { ...entry('案由', '侵权', 99), data: { level: 1 } },
      ])
      await engine().write(writer => writer.suggest('causes', [entry('案由', '合同新', 1)]))
      expect(await suggested('合同', 9, ['causes'])).toEqual(['合同新'])
    })
  })
}
