import fc from 'fast-check'
import { type Condition } from '@domain/query/condition'
import { decodeApiQuery, decodeUrlQuery, encodeApiQuery, encodeUrlQuery } from '@domain/query/codec'
import { cpuTime } from './cpu'

const plain = (name: string, value: string) => ({ name, value, words: [value], exclude: false, any: false })

/** Everything that means something in a query, among ordinary and strange characters. */
const piece = fc.oneof(
  fc.constantFrom(
    ',',
    ':',
    ';',
    '\\',
    '-',
    ' ',
    '　',
    '=',
    'any',
    ';any',
    ';gap=1',
    'TO',
    '法',
    '😀',
    '\0',
    '\ud83d',
    '<em>',
  ),
  fc.string({ unit: 'binary', maxLength: 4 }),
)
const text = fc.array(piece, { maxLength: 8 }).map(pieces => pieces.join(''))

describe('a query to the API', () => {
  test('plain conditions come out exactly as the existing service is called', () => {
    const conditions = [
      { name: '全文', value: '法' },
      { name: '全文', value: '关于', level: 1 },
      { name: '全文', value: '-物权', description: '全文不包含 物权' },
    ]
    expect(encodeApiQuery(conditions)).toBe('全文:法,全文:关于,全文:-物权')
    expect(decodeApiQuery('全文:法,全文:关于,全文:-物权')).toEqual([
      plain('全文', '法'),
      plain('全文', '关于'),
      { ...plain('全文', '物权'), exclude: true },
    ])
  })

  test.each([
    ['全文:违约金 过高;gap=10', { name: '全文', value: '违约金 过高', space: 10 }, { mode: 'gap', gap: 10 }],
    ['全文:违约金 过高;mode=sentence', { name: '全文', value: '违约金 过高', mode: 'sentence' }, { mode: 'sentence' }],
    [
      '全文:违约金 过高;mode=paragraph',
      { name: '全文', value: '违约金 过高', mode: 'paragraph' },
      { mode: 'paragraph' },
    ],
    ['全文:违约金 过高;mode=article', { name: '全文', value: '违约金 过高', mode: 'article' }, { mode: 'article' }],
    ['全文:违约金 过高;any', { name: '全文', value: '违约金 过高', any: true }, { any: true }],
    ['案由:违约金 过高;level=2', { name: '案由', value: '违约金 过高', level: 2 }, { level: 2 }],
    ['法官:违约金 过高;level=1', { name: '法官', value: '违约金 过高', isJudge: true }, { level: 1 }],
    ['当事人:违约金 过高;level=1', { name: '当事人', value: '违约金 过高', litigantLevel: 1 }, { level: 1 }],
    [
      '全文:违约金 过高;gap=0;any;level=-1',
      { name: '全文', value: '违约金 过高', space: 0, any: true, level: -1 },
      { mode: 'gap', gap: 0, any: true, level: -1 },
    ],
  ] as Array<[string, Condition, object]>)('%s', (query, condition, qualifiers) => {
    expect(encodeApiQuery([condition])).toBe(query)
    const expected = { ...plain(condition.name, '违约金 过高'), words: ['违约金', '过高'], ...qualifiers }
    expect(decodeApiQuery(query)).toEqual([expected])
  })

  test('ranges are values', () => {
    const query = '裁判日期:2020-01-01TO2021-12-31,标的额:100TO500'
    expect(decodeApiQuery(query)).toEqual([plain('裁判日期', '2020-01-01TO2021-12-31'), plain('标的额', '100TO500')])
    expect(encodeApiQuery([{ name: '标的额', value: '', start: '100', end: '' }])).toBe('标的额:100TO')
  })

  test('a word that is excluded stands by itself, whatever its neighbours', () => {
    expect(decodeApiQuery('全文:违约金 -定金 过高 押金-;mode=sentence;any')).toEqual([
      { ...plain('全文', '违约金 过高'), words: ['违约金', '过高'], mode: 'sentence', any: true },
      { ...plain('全文', '定金'), exclude: true },
      { ...plain('全文', '押金'), exclude: true },
    ])
  })

  test('a dash excludes in texts only', () => {
    expect(decodeApiQuery('案号:-12')).toEqual([plain('案号', '-12')])
    expect(decodeApiQuery('全文:-')).toEqual([plain('全文', '-')])
  })

  test('what is no condition is dropped, what is no qualifier is text', () => {
    expect(decodeApiQuery('')).toEqual([])
    expect(decodeApiQuery('法, ,:法,全文:,全文: 　,全文')).toEqual([])
    expect(decodeApiQuery('全文:a;b')).toEqual([plain('全文', 'a;b')])
    expect(decodeApiQuery('全文:a;gap=x;any')).toEqual([{ ...plain('全文', 'a;gap=x'), any: true }])
    expect(decodeApiQuery('全文:a:b\\')).toEqual([plain('全文', 'a:b\\')])
  })

  test('any value makes the round trip', () => {
    const condition = fc.record(
      {
        name: text,
        value: text,
        level: fc.integer({ min: 2, max: 9 }),
        any: fc.boolean(),
        space: fc.integer({ min: 0, max: 99 }),
      },
      { requiredKeys: ['name', 'value'] },
    )
    fc.assert(
      fc.property(fc.array(condition), conditions => {
        const expected = conditions
          .filter(({ name, value }) => name.trim() && value.replace(/\u200B/g, ' ').trim())
          .map(({ name, value, level, any = false, space }) => ({ name: name.trim(), value, level, any, gap: space }))
        const decoded = decodeApiQuery(encodeApiQuery(conditions))
        expect(decoded.map(({ name, value, level, any, gap }) => ({ name, value, level, any, gap }))).toEqual(expected)
      }),
      { numRuns: 500 },
    )
  })

  test('an excluded word of any kind makes the round trip', () => {
    fc.assert(
      fc.property(text, value => {
        const word = value.replace(/[\s\u200B]|^-+|-+$/g, '') || 'x'
        fc.pre(word.charAt(0) !== '-' && word.charAt(word.length - 1) !== '-')
        const [decoded] = decodeApiQuery(encodeApiQuery([{ name: '标题', value: `-${word}` }]))
        expect(decoded).toMatchObject({ exclude: true, words: [word] })
      }),
    )
  })

  test('no text makes it throw, and none keeps it busy', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), query => Array.isArray(decodeApiQuery(query))))
    fc.assert(fc.property(text, query => Array.isArray(decodeApiQuery(query))))
    const seeds = [
      '\\',
      ',',
      ':',
      ';',
      'a:',
      '全文:a,',
      ';any',
      'a:b;gap=1',
      '\\,',
      'a:b c',
      '- ',
      'a:-b -c ',
      '1;level=2',
    ]
    const numbered = 'a:' + Array.from({ length: 20000 }, (_, index) => index).join(' -')
    for (const query of [numbered, ...seeds.map(seed => seed.repeat(100_000 / seed.length))]) {
      expect(cpuTime(() => decodeApiQuery(query))).toBeLessThan(500)
    }
  })
})

describe('a query in our own URLs', () => {
  test('unknown keys survive', () => {
    const conditions = [{ name: '全文', value: 'a,b:c;d\\😀', level: 1, selectSign: 's', colour: { deep: ['x'] } }]
    expect(decodeUrlQuery(encodeUrlQuery(conditions))).toEqual(conditions)
  })

  test('any condition makes the round trip', () => {
    const condition = fc
      .tuple(text, text, fc.dictionary(fc.string({ minLength: 12 }), fc.jsonValue()))
      .map(([name, value, rest]) => ({ ...rest, name: name.trim() || 'x', value }))
    fc.assert(
      fc.property(fc.array(condition), conditions => {
        const expected: unknown = JSON.parse(JSON.stringify(conditions))
        expect(decodeUrlQuery(encodeUrlQuery(conditions))).toEqual(expected)
      }),
    )
  })

  test('invalid JSON and what is no condition are dropped in silence', () => {
    for (const broken of [
      undefined,
      '',
      '[',
      '{}',
      'null',
      '"x"',
      '5',
      '{"name":"a","value":"b"}',
      '['.repeat(100_000),
    ]) {
      expect(decodeUrlQuery(broken)).toEqual([])
    }
    const mixed =
      '[null,1,"a",[],{"name":"全文"},{"name":" ","value":"x"},{"name":"全文","value":3},{"name":"全文","value":"法"}]'
    expect(decodeUrlQuery(mixed)).toEqual([{ name: '全文', value: '法' }])
  })

  test('a known key of the wrong type is left out, the condition stays', () => {
    expect(
      decodeUrlQuery('[{"name":"全文","value":"法","level":"2","description":null,"mode":"near","any":true}]'),
    ).toEqual([{ name: '全文', value: '法', any: true }])
  })

  test('nothing but an array makes it throw nothing', () => {
    fc.assert(fc.property(fc.oneof(fc.json(), fc.string()), query => Array.isArray(decodeUrlQuery(query))))
  })
})
