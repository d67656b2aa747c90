/** Quotations behind several articles, and several quotations behind one. */
import { findAllCitations } from '@domain/citation-check/find'

const ONE = '当事人一方不履行合同义务或者履行合同义务不符合约定的'
const TWO = '造成对方损失的，损失赔偿额应当相当于因违约所造成的损失'
const quoted = (text: string) =>
  findAllCitations(text).map(({ article, quote, beside, isQuoteUncertain }) => [
    article,
    quote,
    beside,
    ...(isQuoteUncertain ? ['uncertain'] : []),
  ])

test('a quotation behind a row may be that of each article', () =>
  expect(quoted(`《民法典》第五百七十七条、第五百八十三条、第五百八十四条规定：“${ONE}”`)).toEqual([
    ['第五百七十七条', undefined, undefined],
    ['第五百八十三条', undefined, undefined],
    ['第五百八十四条', ONE, ['第五百七十七条', '第五百八十三条']],
  ]))

test('a quotation behind a comma as well', () =>
  expect(quoted(`《民法典》第五百七十七条和第五百八十四条，“${ONE}”`)[1]).toEqual([
    '第五百八十四条',
    ONE,
    ['第五百七十七条'],
    'uncertain',
  ]))

test('as many quotations as articles belong to them in their sequence', () =>
  expect(quoted(`《民法典》第五百七十七条、第五百八十四条分别规定：“${ONE}”“${TWO}”`)).toEqual([
    ['第五百七十七条', ONE, ['第五百八十四条']],
    ['第五百八十四条', TWO, ['第五百七十七条'], 'uncertain'],
  ]))

test.each(['”；“', '”、“', '”，“', '”以及“', '”；同时规定：“'])(
  'a further quotation behind %s is one of the same article',
  gap =>
    expect(quoted(`《民法典》第五百七十七条规定：“${ONE}${gap}${TWO}”`)).toEqual([
      ['第五百七十七条', ONE, undefined],
      ['第五百七十七条', TWO, undefined, 'uncertain'],
    ]),
)

test('a quoted expression behind a quotation is none', () =>
  expect(quoted(`《民法典》第五百七十七条规定：“${ONE}”。“违约责任”是指`)).toEqual([
    ['第五百七十七条', ONE, undefined],
  ]))

test('a quotation before a row in brackets may be that of each article', () =>
  expect(quoted(`“${TWO}”（《民法典》第五百七十七条、第五百八十四条）`)).toEqual([
    ['第五百七十七条', TWO, ['第五百八十四条']],
    ['第五百八十四条', undefined, undefined],
  ]))

test('a quotation behind articles of two laws may be that of either', () =>
  expect(quoted(`《民法典》第五百七十七条、《公司法》第二十条规定：“${ONE}”`)).toEqual([
    ['第五百七十七条', ONE, undefined, 'uncertain'],
    ['第二十条', ONE, undefined, 'uncertain'],
  ]))

test('an article of another sentence has no part in a quotation', () =>
  expect(quoted(`《民法典》第五百零九条已有说明。《民法典》第五百七十七条规定：“${ONE}”`)[1]).toEqual([
    '第五百七十七条',
    ONE,
    undefined,
  ]))

test('the articles of a range share the quotation behind it', () =>
  expect(
    quoted(`《民法典》第五百七十七条至第五百七十九条规定：“${ONE}”`).find(([, quote]) => quote !== undefined),
  ).toEqual(['第五百七十九条', ONE, ['第五百七十七条', '第五百七十八条']]))
