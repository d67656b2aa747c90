/** The documents that every engine must return as similar to a text. */
import type { SimilarRequest, EngineDocument } from '../../../../server/engine/port'
import { ALL, documentOf, plain, SPEC, text } from './documents'
import { eachOnItsOwn, type Open } from './each-on-its-own'

const saying = (id: string, words: string, parts: Partial<EngineDocument> = {}) =>
  documentOf(id, { blocks: [plain(words)], ...parts })

export function describeSimilarCases(name: string, open: Open) {
  const { engine, put } = eachOnItsOwn(open)
  const alike = async (bigrams: string[], options: Partial<SimilarRequest> = {}) => {
    const request = { collection: 'case', where: ALL, bigrams, rareCount: 10, size: 10, ...options }
    const { bigrams: rare, hits } = await engine().findSimilar(request)
    return { rare: rare.join(' '), ids: hits.map(({ document }) => document.id).join(' '), hits }
  }

  describe(`${name}: documents like a text`, () => {
    it('come in the order of shared rare pairs', async () => {
      await put(
        saying('一', '追尾住院'),
        saying('二', '追尾，住院，误工'),
        saying('无', '合同约定'),
        saying('常', '住院，住院'),
      )
      const { rare, ids, hits } = await alike(['追尾', '住院', '误工', '没有'])
      expect(rare).toBe('误工 追尾 住院')
      expect(ids).toBe('二 一 常')
      expect(hits[0]).toMatchObject({ document: { blocks: [plain('追尾，住院，误工')] } })
      expect(hits.every(({ score }) => Number.isInteger(score) && score > 0)).toBe(true)
    })

    it('are chosen by the rarest pairs only', async () => {
      await put(saying('一', '追尾住院'), saying('二', '住院误工'), saying('三', '住院'))
      expect(await alike(['住院', '追尾', '误工'], { rareCount: 2 })).toMatchObject({ rare: '误工 追尾', ids: '一 二' })
    })

    it('meet the other conditions, up to the requested number', async () => {
      await put(...['丙', '甲', '乙'].map(id => saying(id, `追尾住院${id}`)), saying('丁', '追尾'))
      const where = text('full', '住院')
      expect((await alike(['追尾'], { where })).ids).toBe('丙 乙 甲')
      expect((await alike(['追尾'], { where, size: 1 })).ids).toBe('丙')
      expect((await alike(['追尾'], { where: text('full', '误工') })).ids).toBe('')
    })

    it('are ordered by weight, then by id, if they are equally similar', async () => {
      await put(saying('b', '追尾'), saying('a', '追尾'), saying('重', '追尾', { weight: 1 }))
      expect((await alike(['追尾'])).ids).toBe('重 a b')
    })

    it('follow replacements and removals', async () => {
      await put(saying('一', '追尾'), saying('二', '追尾误工'), saying('三', '追尾'))
      await engine().write(writer => {
        writer.define(SPEC)
        writer.put('case', saying('一', '住院'))
        writer.remove('case', '三')
      })
      expect(await alike(['追尾', '住院'])).toMatchObject({ rare: '住院 追尾', ids: '一 二' })
    })

    it('are none for an empty text or an empty collection', async () => {
      await put(saying('一', '追尾'))
      expect(await alike(['误工'])).toMatchObject({ rare: '', ids: '' })
      expect(await alike([])).toMatchObject({ rare: '', ids: '' })
      expect(
        await engine().findSimilar({ collection: 'none', where: ALL, bigrams: ['追尾'], rareCount: 1, size: 1 }),
      ).toEqual({
        bigrams: [],
        hits: [],
      })
    })
  })
}
