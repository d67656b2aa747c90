/** Words that every engine must find. */
import { documentOf, plain, text } from './documents'
import { eachOnItsOwn, type Open } from './each-on-its-own'

export function describeWords(name: string, open: Open) {
  const { put, ids, near } = eachOnItsOwn(open)

  describe(`${name}: words`, () => {
    it('match substrings, exact to case, sign and space', async () => {
      await put(documentOf('1', { title: '借款合同', blocks: [plain('约定A公司 付款，「利息」另计')] }))
      const hitCount = async (word: string) => (await ids(text('full', word))).length
      const words = ['款合', '款', 'A公', '司 付', '，「利', '计', '借款合同', '另计']
      expect(await Promise.all(words.map(hitCount))).toEqual(words.map(() => 1))
      const others = ['a公司', '司付', '借合', '合款', '额', 'A公司  付']
      expect(await Promise.all(others.map(hitCount))).toEqual(others.map(() => 0))
    })

    it('match in their scope only', async () => {
      const blocks = [plain('原告起诉'), { scope: '本院认为', text: '合同有效' }, { scope: '裁判结果', text: '驳回' }]
      await put(documentOf('1', { title: '判决书', blocks, names: { 法官: ['张三'] } }))
      const hits = async (scope: string, word: string) => (await ids(text(scope, word))).length
      expect(await Promise.all(['full', 'title', '本院认为', '法官'].map(scope => hits(scope, '合同')))).toEqual([
        1, 0, 1, 0,
      ])
      expect(await Promise.all(['full', 'title', '本院认为', '法官'].map(scope => hits(scope, '判决')))).toEqual([
        1, 1, 0, 0,
      ])
      expect(await Promise.all(['full', 'title', '本院认为', '法官'].map(scope => hits(scope, '张三')))).toEqual([
        0, 0, 0, 1,
      ])
      expect(await Promise.all(['full', 'title', '裁判结果', '法官'].map(scope => hits(scope, '驳')))).toEqual([
        1, 0, 1, 0,
      ])
      expect(await Promise.all(['full', 'title', '裁判结果', '法官'].map(scope => hits(scope, '张')))).toEqual([
        0, 0, 0, 1,
      ])
    })

    it('must all occur; no words exclude nothing', async () => {
      await put(documentOf('1', { title: '甲乙' }), documentOf('2', { title: '甲丙' }))
      expect(await ids(text('full', '甲', '乙'))).toEqual(['1'])
      expect(await ids(text('full'))).toEqual(['1', '2'])
      expect(await ids(text('full', ''))).toEqual(['1', '2'])
    })

    it('match across lines of a text, but never across two names', async () => {
      await put(
        documentOf('1', { title: '标题', blocks: [plain('首行\n次行'), { scope: '裁判结果', text: '末行' }] }),
        documentOf('2', { title: '题', names: { 法官: ['王五', '六郎'] } }),
      )
      for (const word of ['题\n首', '首行\n次行', '次行\n末', '\n'])
        expect(await ids(text('full', word))).toContain('1')
      expect(await ids(text('full', '题\n次'))).toEqual([])
      for (const word of ['五六', '五\n六', '王五六郎']) expect(await ids(text('法官', word))).toEqual([])
      expect(await ids(text('法官', '王五', '六'))).toEqual(['2'])
    })

    it.each(['"', `' OR 1=1 --`, '*', 'NEAR(', '{l0} :', '\0', '😀', '\ud800', '%', '\\'])(
      'may contain %j',
      async sign => {
        await put(documentOf('1', { title: `甲${sign}乙` }), documentOf('2', { title: '甲乙' }))
        expect(await ids(text('full', sign))).toEqual(['1'])
        expect(await ids(text('full', `甲${sign}乙`))).toEqual(['1'])
      },
    )

    it('may have any length', async () => {
      const long = '合同'.repeat(5000)
      await put(documentOf('1', { title: `${long}甲` }), documentOf('2', { title: `${long}乙` }))
      expect(await ids(text('full', `${long}乙`))).toEqual(['2'])
    })

    it('of the private use area do not match ASCII', async () => {
      await put(documentOf('1', { title: '甲\ue041' }), documentOf('2', { title: '甲A' }))
      expect(await ids(text('full', '甲A'))).toEqual(['2'])
      expect(await ids(text('full', '\ue041'))).toEqual(['1'])
    })
  })

  describe(`${name}: words near each other`, () => {
    beforeEach(() =>
      put(
        documentOf('1', {
          title: '违约',
          blocks: [plain('金额。过高'), { scope: '本院认为', text: '违约金过高；应减' }],
        }),
        documentOf('2', { title: '违约金', blocks: [plain('约定过分\n高')] }),
      ),
    )

    it('match within a gap, in either order, across the ends of lines', async () => {
      expect(await near('full', ['违约', '高'], { within: 'gap', gap: 2 })).toEqual(['1'])
      expect(await near('full', ['高', '违约金'], { within: 'gap', gap: 6 })).toEqual(['1', '2'])
      expect(await near('full', ['高', '违约金'], { within: 'gap', gap: 5 })).toEqual(['1'])
    })

    it('match within a sentence, a paragraph, a scope', async () => {
      expect(await near('full', ['违约', '减'], { within: 'sentence' })).toEqual([])
      expect(await near('full', ['违约', '减'], { within: 'paragraph' })).toEqual(['1'])
      expect(await near('本院认为', ['违约', '过高'], { within: 'sentence' })).toEqual(['1'])
      expect(await near('title', ['违约', '过高'], { within: 'sentence' })).toEqual([])
    })

    it('match within an article', async () => {
      await put(
        documentOf('3', {
          title: '法',
          blocks: [
            { scope: '', no: '第一条', text: '第一条 为了\n保护' },
            { scope: '', no: '第二条', text: '第二条 为了\n规范' },
            plain('附则 规范 保护'),
          ],
        }),
      )
      expect(await near('full', ['为了', '规范'], { within: 'article' })).toEqual(['3'])
      expect(await near('full', ['保护', '规范'], { within: 'article' })).toEqual([])
      expect(await near('full', ['法'], { within: 'article' })).toEqual([])
    })
  })
}
