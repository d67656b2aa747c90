import fc from 'fast-check'
import { hitRanges, snippetOf } from '@domain/text/hits'
import { markHits, parseMarkup } from '@domain/text/markup'
import { cpuTime } from './cpu'

const plain = (text: string) =>
  parseMarkup(text)
    .map(segment => ('text' in segment ? segment.text : '\n'))
    .join('')

describe('hits', () => {
  test('what overlaps is one, neighbours are two', () => {
    expect(hitRanges('合同法与同法', ['合同', '同法'])).toEqual([
      [0, 3],
      [4, 6],
    ])
    expect(hitRanges('法法', ['法'])).toEqual([
      [0, 1],
      [1, 2],
    ])
    expect(hitRanges('法', ['', '无'])).toEqual([])
  })

  test('they cover exactly what the words cover', () => {
    const text = fc.array(fc.constantFrom('甲', '乙', '丙', '😀'), { maxLength: 20 }).map(units => units.join(''))
    const words = fc.array(fc.constantFrom('甲', '甲乙', '乙丙', '甲甲', '😀', '丙😀'), { maxLength: 4 })
    fc.assert(
      fc.property(text, words, (haystack, needles) => {
        const covered = Array.from({ length: haystack.length }, (_, at) =>
          needles.some(
            word =>
              [...word].length &&
              Array.from({ length: word.length }, (_, back) => at - back).some(
                from => from >= 0 && haystack.startsWith(word, from),
              ),
          ),
        )
        const marked = covered.map(() => false)
        for (const [from, to] of hitRanges(haystack, needles)) marked.fill(true, from, to)
        expect(marked).toEqual(covered)
      }),
    )
  })
})

describe('markup', () => {
  test('hits, breaks and links are read, everything else is text', () => {
    expect(parseMarkup('前<em>合同</em><br/><a class="x" lid=\'12\' n=3>《<em>民法典</em>》</a><b>粗</b> 1<2')).toEqual(
      [
        { kind: 'text', text: '前' },
        { kind: 'hit', text: '合同' },
        { kind: 'break' },
        { kind: 'link', text: '《民法典》', attributes: { class: 'x', lid: '12', n: '3' } },
        { kind: 'text', text: '<b>粗</b> 1<2' },
      ],
    )
  })

  test('nothing else is ever a tag', () => {
    for (const text of [
      '<script>x</script>',
      '<img src=x onerror=y>',
      '<address>',
      '<embed>',
      '&nbsp;&amp;',
      '< em>',
      '<em',
    ]) {
      expect(parseMarkup(text)).toEqual([{ kind: 'text', text }])
    }
  })

  test('an excerpt may be cut off in the middle of a mark', () => {
    expect(parseMarkup('同</em>一<em>合')).toEqual([
      { kind: 'text', text: '同一' },
      { kind: 'hit', text: '合' },
    ])
    expect(parseMarkup('<a lid="1">民法')).toEqual([{ kind: 'text', text: '民法' }])
  })

  test('marked text comes back as it was, whatever it holds, and the marks are the hits', () => {
    const piece = fc.constantFrom(
      '<em>',
      '</em>',
      '<br/>',
      '<a x>',
      '</a>',
      '&lt;',
      '&amp;lt;',
      '&',
      'lt;',
      '<',
      '>',
      'a',
      'em',
      '法',
      '😀',
      '\n',
    )
    const text = fc.array(piece, { maxLength: 12 }).map(pieces => pieces.join(''))
    fc.assert(
      fc.property(text, fc.array(piece, { maxLength: 3 }), (source, words) => {
        const marked = markHits(source, words)
        expect(plain(marked)).toBe(source)
        const hits = hitRanges(source, words).map(([from, to]) => source.slice(from, to))
        expect(parseMarkup(marked).filter(({ kind }) => kind === 'hit')).toEqual(
          hits.map(hit => ({ kind: 'hit', text: hit })),
        )
        expect(parseMarkup(marked).some(({ kind }) => kind === 'link' || kind === 'break')).toBe(false)
      }),
      { numRuns: 2000 },
    )
  })

  test('no text keeps it busy', () => {
    for (const seed of ['<em>', '<a ', '<a "', '<', '&amp;', '</a>', '<a>x', '<br', 'a=']) {
      expect(cpuTime(() => parseMarkup(seed.repeat(300_000 / seed.length)))).toBeLessThan(1000)
    }
  })
})

describe('a snippet', () => {
  const filler = (length: number) => '无'.repeat(length)

  test('shows the most different words that stand together', () => {
    const texts = [`合同${filler(200)}合同合同合同`, `${filler(300)}合同${filler(20)}违约金${filler(300)}`]
    const snippet = snippetOf(texts, ['合同', '违约金'], 60)
    expect(snippet).toContain(`合同${filler(20)}违约金`)
    expect(snippet).toMatch(/^…无+合同无+违约金无+…$/)
    expect(snippet).toHaveLength(62)
  })

  test('is the beginning where no word stands, and whole where it is short', () => {
    expect(snippetOf([' ', filler(200)], ['合同'], 60)).toBe(`${filler(60)}…`)
    expect(snippetOf(['合同\n成立'], ['成立'], 60)).toBe('合同 成立')
    expect(snippetOf([], ['合同'])).toBe('')
  })

  test('ends before a number that it would split', () => {
    const text = `违约金${'无'.repeat(52)}为10,000元，${filler(100)}`
    expect(snippetOf([text], ['违约金'], 60)).toBe(`违约金${'无'.repeat(52)}为…`)
    // A hit is never cut off.
    expect(snippetOf(['1'.repeat(100)], ['1'.repeat(80)], 60)).toMatch(/^1{60,100}…?$/)
  })

  test('begins with a clause, else with a word: never with what closes something that is not shown', () => {
    const snippetAfter = (before: string) => snippetOf([filler(100) + before + '违约金' + filler(100)], ['违约金'], 60)
    expect(snippetAfter('依照《民法典》，本院认为应付')).toMatch(/^…本院认为应付违约金/)
    expect(snippetAfter('“合同”（下称本合同）约定')).toMatch(/^…无+“合同”（下称本合同）约定违约金/)
    expect(snippetAfter('依法。”）本院认为')).toMatch(/^…本院认为违约金/)
    expect(snippetAfter('典》第五百七十七条约定的')).toMatch(/^…无+典》/)
    expect(snippetAfter('》第五百七十七条约定有')).not.toMatch(/^…》/)
    expect(snippetAfter('共计人民币 1,000,000.00')).toMatch(/^…1,000,000\.00违约金/)
    expect(snippetAfter('1234567890'.repeat(3))).toMatch(/^…违约金/)
    expect(snippetOf([`\u3000\u3000${filler(200)}`], [], 60)).toBe(`${filler(60)}…`)
    expect(snippetOf(['\u3000\u3000合同成立'], ['成立'], 60)).toBe('合同成立')
    expect(snippetOf(['合同成立。\n 付款'], ['成立'], 60)).toBe('合同成立。付款')
  })

  test('holds a word if any text does, stays within its length and cuts no emoji', () => {
    const unit = fc.constantFrom('甲', '乙', '😀', '。')
    const text = fc.array(unit, { maxLength: 60 }).map(units => units.join(''))
    fc.assert(
      fc.property(fc.array(text, { maxLength: 4 }), fc.integer({ min: 4, max: 30 }), (texts, length) => {
        const snippet = snippetOf(texts, ['甲乙', '乙。'], length)
        expect(snippet.length).toBeLessThanOrEqual(length + 2)
        expect(Array.from(snippet).some(point => /^[\uD800-\uDFFF]$/.test(point))).toBe(false)
        const has = (one: string) => one.includes('甲乙') || one.includes('乙。')
        if (texts.some(has)) expect(has(snippet)).toBe(true)
      }),
      { numRuns: 1000 },
    )
  })
})
