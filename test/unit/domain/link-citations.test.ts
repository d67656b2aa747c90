import fc from 'fast-check'
import { type EnclosingLaw, citedArticleOf, linkCitations } from '@domain/citation/link-citations'
import { parseMarkup, type Segment } from '@domain/text/markup'
import { cpuTime } from './cpu'

const plain = (segments: ReadonlyArray<{ kind: string; text?: string }>) =>
  segments.map(segment => (segment.kind === 'break' ? '\n' : segment.text)).join('')
const read = (text: string, law?: EnclosingLaw) => linkCitations(parseMarkup(text), law)
const links = (text: string, law?: EnclosingLaw) => read(text, law).filter(({ kind }) => kind === 'link')
const OWN: EnclosingLaw = { law: '某某法', lid: '9' }
const to = (law: string, article: string) => ({ law, article })

describe('a citation in running text', () => {
  test('becomes a link to the article, with what stands round it left alone', () => {
    expect(read('依照《民法典》第五百八十五条第二款的规定')).toEqual([
      { kind: 'text', text: '依照' },
      { kind: 'link', text: '《民法典》第五百八十五条第二款', attributes: to('民法典', '第五百八十五条') },
      { kind: 'text', text: '的规定' },
    ])
  })

  test('each of a row has its own', () => {
    expect(links('《民法典》第五条、第六条和第七条之一').map(link => 'attributes' in link && link.attributes)).toEqual([
      to('民法典', '第五条'),
      to('民法典', '第六条'),
      to('民法典', '第七条之一'),
    ])
  })

  test('of the document itself leads there where one knows what it is, and is text elsewhere', () => {
    expect(links('违反本法第三条的', OWN)).toEqual([
      { kind: 'link', text: '本法第三条', attributes: { ...OWN, article: '第三条' } },
    ])
    expect(read('违反本法第三条的')).toEqual([{ kind: 'text', text: '违反本法第三条的' }])
  })

  test('keeps the words that were searched for as hits', () => {
    const attributes = to('民法典', '第五百八十五条')
    expect(read('依《<em>民法典</em>》第五百八十五条')).toEqual([
      { kind: 'text', text: '依' },
      { kind: 'link', text: '《', attributes },
      { kind: 'link', text: '民法典', attributes, hit: true },
      { kind: 'link', text: '》第五百八十五条', attributes },
    ])
  })

  test('leaves the links of the service what they are', () => {
    expect(read('依<a lid="7">《民法典》</a>第五条')).toEqual([
      { kind: 'text', text: '依' },
      { kind: 'link', text: '《民法典》', attributes: { lid: '7' } },
      { kind: 'link', text: '第五条', attributes: to('民法典', '第五条') },
    ])
  })

  test('goes on over a line’s end', () => {
    expect(read('《民法典》<br/>第五条')).toEqual([
      { kind: 'link', text: '《民法典》', attributes: to('民法典', '第五条') },
      { kind: 'break' },
      { kind: 'link', text: '第五条', attributes: to('民法典', '第五条') },
    ])
  })

  test('a text without any is given back as it came', () => {
    const segments = parseMarkup('按照合同第三条付款，<em>违约金</em>另计')
    expect(linkCitations(segments)).toBe(segments)
  })
})

const WORDS = [
  '《民法典》',
  '《',
  '》',
  '第',
  '五',
  '条',
  '第五条',
  '第二款',
  '、',
  '本法',
  '\n',
  '依照公司法',
  '（以下简称',
  '）',
  '合同',
  '甲',
]
const someText = fc.array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 12 }).map(words => words.join(''))
const someSegment: fc.Arbitrary<Segment> = fc.oneof(
  fc.record({ kind: fc.constantFrom('text' as const, 'hit' as const), text: someText }),
  fc.constant({ kind: 'break' as const }),
  fc.record({ kind: fc.constant('link' as const), text: someText, attributes: fc.constant({ lid: '1' }) }),
)

test('whatever is cited, no letter and no other segment is lost, gained or empty', () => {
  fc.assert(
    fc.property(
      fc.array(someSegment, { maxLength: 8 }),
      fc.option(fc.constant(OWN), { nil: undefined }),
      (segments, law) => {
        const result = linkCitations(segments, law)
        expect(plain(result)).toBe(plain(segments))
        expect(result.every(segment => segment.kind === 'break' || segment.text !== '')).toBe(true)
        const otherSegments = (all: ReadonlyArray<Segment | object>) =>
          all.filter(
            one => 'kind' in one && (one.kind === 'break' || ('attributes' in one && one.attributes.lid === '1')),
          )
        expect(otherSegments(result)).toEqual(otherSegments(segments))
        const hits = (all: typeof result) =>
          all.map(one => (one.kind === 'hit' || ('hit' in one && one.hit) ? one.text : '')).join('')
        expect(hits(result)).toBe(hits(segments))
      },
    ),
    { numRuns: 2000 },
  )
})

describe('its time', () => {
  const PARAGRAPH =
    '本院认为，依照《中华人民共和国<em>民法典</em>》第五百七十七条、第五百八十五条第二款的规定，被告应当支付违约金。'

  test('a passage of 1,000 characters takes well under a millisecond', () => {
    const segments = parseMarkup(PARAGRAPH.repeat(20))
    expect(plain(segments).length).toBeGreaterThan(900)
    const runs = 200
    const spent = cpuTime(() => {
      for (let run = 0; run < runs; run++) linkCitations(segments, OWN)
    })
    expect(spent / runs).toBeLessThan(1)
  })

  test('ten times the text takes about ten times as long', () => {
    const [short, long] = [400, 4000].map(times => parseMarkup(PARAGRAPH.repeat(times))) as [Segment[], Segment[]]
    linkCitations(short)
    const once = Math.max(
      1,
      cpuTime(() => linkCitations(short)),
    )
    expect(cpuTime(() => linkCitations(long)) / once).toBeLessThan(40)
  })
})

describe('what a link leads to', () => {
  test.each([
    ['our own', { law: '民法典', article: '第五条' }, '《民法典》第五条', to('民法典', '第五条')],
    [
      'the service’s, which tells the article',
      { lid: '7', article: '第五条' },
      '该条',
      { lid: '7', article: '第五条' },
    ],
    ['the service’s, whose words tell it', { lid: '7' }, '民法典第五条', { lid: '7', article: '第五条' }],
    ['our own, in its very version', { ...OWN, article: '第五条' }, '本法第五条', { ...OWN, article: '第五条' }],
    ['a whole law', { lid: '7' }, '《民法典》', undefined],
    ['nothing', {}, '第五条', undefined],
  ])('%s', (_, attributes, text, cited) => {
    expect(citedArticleOf({ text, attributes })).toEqual(cited)
  })
})
