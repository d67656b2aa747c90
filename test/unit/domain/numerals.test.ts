import fc from 'fast-check'
import { parseChineseNumeral, toChineseNumeral } from '@domain/format/numerals'

test.each([
  [0, '零'],
  [10, '十'],
  [11, '十一'],
  [20, '二十'],
  [101, '一百零一'],
  [110, '一百一十'],
  [1010, '一千零一十'],
  [1260, '一千二百六十'],
  [10_010, '一万零一十'],
  [100_010, '十万零一十'],
  [20_300_400, '二千零三十万零四百'],
  [123_456_789_012, '一千二百三十四亿五千六百七十八万九千零一十二'],
])('%d is %s', (number, text) => {
  expect(toChineseNumeral(number)).toBe(text)
  expect(parseChineseNumeral(text)).toBe(number)
})

test('every number below a million millions makes the round trip', () => {
  fc.assert(
    fc.property(fc.oneof(fc.nat(20_000), fc.nat(999_999_999_999)), n => {
      expect(parseChineseNumeral(toChineseNumeral(n))).toBe(n)
    }),
    { numRuns: 2000 },
  )
})

test('other ways to write a number', () => {
  const numbers = ['二〇二四', '二○二四', '两千', '一百〇一', '壹仟贰佰', '１２６０', '1260', ' 十二 ', '三亿两千万']
  expect(numbers.map(parseChineseNumeral)).toEqual([2024, 2024, 2000, 101, 1200, 1260, 1260, 12, 320_000_000])
})

test('what is no number is none', () => {
  const none = [
    '',
    '百',
    '万',
    '一一百',
    '十百',
    '一十十',
    '1万',
    '第一',
    '1.5',
    '-1',
    '一二三四五六七八九零一二三四五六',
  ]
  expect(none.map(parseChineseNumeral)).toEqual(none.map(() => undefined))
})

test('what has no numeral stays in digits', () => {
  expect([1.5, -3, 1e12, NaN].map(toChineseNumeral)).toEqual(['1.5', '-3', '1000000000000', 'NaN'])
})
