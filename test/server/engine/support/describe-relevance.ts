/**
 * The relevance that every engine must calculate. Other documents end the collection, so that words are not in all of
 * them.
 */
import type { Clause, EngineDocument, Order } from '../../../../server/engine/port'
import { ALL, documentOf, plain, text } from './documents'
import { eachOnItsOwn, type Open } from './each-on-its-own'

const NEWEST: Order = { by: 'relevance', newest: '日期' }
const all = (...clauses: Clause[]): Clause => ({ kind: 'all', clauses })
const any = (...clauses: Clause[]): Clause => ({ kind: 'any', clauses })
const saying = (id: string, words: string, parts: Partial<EngineDocument> = {}) =>
  documentOf(id, { blocks: [plain(words)], ...parts })
const opinion = (words: string) => ({ scope: '本院认为', text: words })

export function describeRelevance(name: string, open: Open) {
  const { engine, put, ids } = eachOnItsOwn(open)
  const others = Array.from({ length: 9 }, (_, n) => saying(`其他${n}`, '与此无关的文书，另有内容。'))
  const rankingFor = async (where: Clause, ...documents: EngineDocument[]) => {
    await put(...others, ...documents)
    return (await ids(where, NEWEST)).join(' ')
  }

  describe(`${name}: relevance`, () => {
    it('is greater the more often a word occurs', async () => {
      const documents = [
        saying('一', '违约，约定一二三四'),
        saying('三', '违约违约违约一二三'),
        saying('二', '违约违约约定一二三'),
      ]
      expect(await rankingFor(text('full', '违约'), ...documents)).toBe('三 二 一')
    })

    it('is greater the denser a word is, with diminishing growth', async () => {
      const documents = [saying('长', `违约${'，约定付款'.repeat(40)}`), saying('短', '违约，约定付款')]
      expect(await rankingFor(text('full', '违约'), ...documents)).toBe('短 长')
    })

    it('counts overlapping occurrences, in characters', async () => {
      const documents = [saying('两次', '甲甲。甲甲乙乙'), saying('三次', '甲甲甲甲。乙乙')]
      expect(await rankingFor(text('full', '甲甲'), ...documents)).toBe('三次 两次')
      expect(await rankingFor(text('full', '😀'), saying('b', '😀，甲'), saying('a', '😀，甲乙'))).toBe('b a')
    })

    it('is greater for a word in the title, but not more than for any text', async () => {
      const documents = [
        saying('题', '一二三四五六七八', { title: '违约' }),
        saying('文', '违约三四五六七八', { title: '一二' }),
      ]
      expect(await rankingFor(text('full', '违约'), ...documents)).toBe('题 文')
      const often = saying('多', '违约违约违约违约', { title: '一二' })
      const once = saying('题', `一二${'三四五六'.repeat(20)}`, { title: '关于违约以及其他许多事情的规定' })
      expect(await rankingFor(text('full', '违约'), often, once)).toBe('多 文 题')
    })

    it('is greater for the rarer of two words', async () => {
      const documents = [saying('常', '合同合同，一二'), saying('稀', '违约违约，一二')]
      const filling = Array.from({ length: 5 }, (_, n) => saying(`z${n}`, '合同一二三四五六七八九十'))
      expect(await rankingFor(any(text('full', '合同'), text('full', '违约')), ...documents, ...filling)).toMatch(
        /^稀 常 z0/,
      )
    })

    it('is greater if the words share a sentence, in one condition or in several', async () => {
      const documents = [saying('分', '甲乙。子丑，寅卯，辰巳'), saying('合', '甲乙，子丑。寅卯，辰巳')]
      expect(await rankingFor(text('full', '甲乙', '子丑'), ...documents)).toBe('合 分')
      expect(await rankingFor(all(text('full', '子丑'), text('full', '甲乙')), ...documents)).toBe('合 分')
      expect(
        await rankingFor(any(text('full', '子丑'), text('full', '甲乙'), text('full', '没有')), ...documents),
      ).toBe('合 分')
    })

    it('is greater for authority, but not more than for any text', async () => {
      const documents = [
        saying('普通', '违约一二'),
        saying('公报', '违约一二', { weight: 1 }),
        saying('指导', '违约一二', { weight: 2 }),
        saying('多次', '违约违约违约违约'),
        saying('次要', `违约${'一二三四'.repeat(30)}`, { weight: 9 }),
      ]
      expect(await rankingFor(text('full', '违约'), ...documents)).toBe('多次 指导 公报 普通 次要')
    })

    it('of a condition on a scope counts that scope', async () => {
      const documents = [
        documentOf('别处', { title: '违约', blocks: [plain('违约违约违约'), opinion('违约一二')] }),
        documentOf('其中', { title: '一二', blocks: [plain('一二一二一二'), opinion('违约违约')] }),
      ]
      expect(await rankingFor(text('本院认为', '违约'), ...documents)).toBe('其中 别处')
      expect(await rankingFor(text('title', '违约'), ...documents)).toBe('别处')
    })

    it('ignores names and excluded words', async () => {
      const named = (id: string, date: number, ...judges: string[]) =>
        documentOf(id, { names: { 法官: judges }, numbers: { 日期: date } })
      expect(await rankingFor(text('法官', '张'), named('旧', 1, '张', '张张'), named('新', 2, '张某某'))).toBe('新 旧')
      const documents = [saying('b', '甲乙'), saying('a', '甲乙')]
      const exclusion: Clause = { kind: 'not', clause: text('full', '与此') }
      const exclusions = all(exclusion, { kind: 'not', clause: text('法官', '张') })
      expect(await rankingFor(all(exclusions, any(text('full', '甲'), text('full', '与此'))), ...documents)).toBe('a b')
    })

    it('counts the first twelve words', async () => {
      const words = Array.from({ length: 13 }, (_, n) => String.fromCodePoint(0x5000 + n))
      const where: Clause = any(...words.map(word => text('full', word)))
      expect(await rankingFor(where, saying('a', words[12]!.repeat(3)), saying('b', words[11]!))).toBe('b a')
    })

    it('orders equal documents by day, newest first, then by id', async () => {
      const dated = (id: string, date?: number) => saying(id, '甲乙', { numbers: date ? { 日期: date } : {} })
      const documents = [dated('a'), dated('b', 2020), dated('d', 2021), dated('c', 2021)]
      expect(await rankingFor(text('full', '甲'), ...documents)).toBe('c d b a')
    })

    it('without words orders by weight, day and id', async () => {
      await put(
        documentOf('c', { weight: 1 }),
        documentOf('b', { weight: 1, numbers: { 日期: 2021 } }),
        documentOf('a', { weight: 1, numbers: { 日期: 2020 } }),
        documentOf('d', { weight: 2 }),
      )
      expect(await ids(ALL, NEWEST)).toEqual([...'dbac'])
    })

    it('puts each hit on exactly one page', async () => {
      await put(...Array.from({ length: 25 }, (_, n) => saying(String(n), '甲'.repeat(1 + (n % 3)))))
      const pages = [0, 1, 2, 3, 4].map(async page => {
        const request = { collection: 'case', where: text('full', '甲'), order: NEWEST, from: 5 * page, size: 5 }
        return (await engine().search(request)).hits.map(({ id }) => id)
      })
      const pageIds = (await Promise.all(pages)).flat()
      expect(pageIds).toEqual(await ids(text('full', '甲'), NEWEST))
      expect(new Set(pageIds).size).toBe(25)
    })
  })
}
