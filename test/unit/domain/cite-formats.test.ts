/** The formats of citations, one table for laws, judgments and writings. */
import { CITE_FORMAT_KEYS, citeInFormat, type CitedSource } from '@domain/citation/cite-formats'

const every = (source: CitedSource) => Object.fromEntries(CITE_FORMAT_KEYS.map(key => [key, citeInFormat(key, source)]))

test('a law', () => {
  expect(
    every({
      kind: 'law',
      title: '中华人民共和国民法典',
      article: '第五百八十五条第二款',
      number: '主席令第四十五号',
      authority: '全国人民代表大会',
      date: '2020-05-28',
    }),
  ).toEqual({
    court: '《中华人民共和国民法典》第五百八十五条第二款',
    handbook: '《民法典》第585条第2款。',
    handbookShort: '《民法典》第585条第2款。',
    gb: '全国人民代表大会. 中华人民共和国民法典: 主席令第四十五号[Z]. 2020-05-28: 第585条第2款.',
  })
})

test('an interpretation keeps the brackets inside its name and has its number', () => {
  expect(
    every({
      kind: 'law',
      title: '最高人民法院关于适用《中华人民共和国民法典》婚姻家庭编的解释（一）',
      article: '第七十六条第（一）项',
      number: '法释〔2020〕22号',
    }),
  ).toEqual({
    court: '《最高人民法院关于适用〈中华人民共和国民法典〉婚姻家庭编的解释（一）》第七十六条第（一）项',
    handbook: '《最高人民法院关于适用〈中华人民共和国民法典〉婚姻家庭编的解释（一）》（法释〔2020〕22号）第76条第1项。',
    handbookShort: '《最高人民法院关于适用〈中华人民共和国民法典〉婚姻家庭编的解释（一）》第76条第1项。',
    gb: '最高人民法院关于适用《中华人民共和国民法典》婚姻家庭编的解释（一）: 法释〔2020〕22号[Z]: 第76条第1项.',
  })
})

test('a judgment ends with the kind of its document', () => {
  expect(
    every({
      kind: 'case',
      title: '张三与李四买卖合同纠纷二审民事判决书',
      court: '某省某市中级人民法院',
      number: '（2023）某01民终1号',
      document: '民事判决书',
      date: '2023-05-04',
    }),
  ).toEqual({
    court: '某省某市中级人民法院（2023）某01民终1号民事判决书',
    handbook: '张三与李四买卖合同纠纷案，某省某市中级人民法院（2023）某01民终1号民事判决书。',
    handbookShort: '（2023）某01民终1号民事判决书。',
    gb: '某省某市中级人民法院. 张三与李四买卖合同纠纷案: （2023）某01民终1号民事判决书[Z]. 2023-05-04.',
  })
})

test('a judgment without a number has its day, without padded zeros', () => {
  expect(every({ kind: 'case', title: '某案', court: '某法院', date: '2023-05-04' })).toEqual({
    court: '某案，某法院，2023年5月4日',
    handbook: '某案，某法院，2023年5月4日。',
    handbookShort: '某案。',
    gb: '某法院. 某案[Z]. 2023-05-04.',
  })
})

test('a writing', () => {
  expect(
    every({ kind: 'writing', title: '论违约金', authors: ['易维桢', '康砺之'], from: '砚衡法评', date: '2023-05-04' }),
  ).toEqual({
    court: '易维桢、康砺之：《论违约金》，砚衡法评，2023年5月4日',
    handbook: '易维桢、康砺之：《论违约金》，载砚衡法评，2023年5月4日。',
    handbookShort: '易维桢：《论违约金》。',
    gb: '易维桢, 康砺之. 论违约金[Z]. 砚衡法评, 2023-05-04.',
  })
})

test('nothing that is unknown stands in a citation', () => {
  for (const source of [
    { kind: 'law', title: '某法' },
    { kind: 'case', title: '某案' },
  ] as CitedSource[])
    for (const cited of Object.values(every(source))) expect(cited).not.toMatch(/undefined|，，|\. \.|：$|，$/)
})
