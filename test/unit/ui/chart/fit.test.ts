import { cutToEms, cutToLength, emsOf } from '@/ui/chart/drawings/fit'

test('a Chinese character is an em wide, a Latin one less', () => {
  expect(emsOf('批发和零售业')).toBe(6)
  expect(emsOf('abcdef')).toBeLessThan(6)
  expect(emsOf('1,234')).toBeLessThan(emsOf('12,345'))
})

test.each([
  ['批发业', 3, '批发业'],
  ['批发和零售业', 4, '批发和…'],
  ['批发 和零售业', 4.4, '批发 和…'],
  ['批发 和零售业', 3.4, '批发…'],
  ['批发和零售业', 0.5, '…'],
])('%s in %s ems is %s', (text, ems, cut) => {
  expect(cutToEms(text, ems)).toBe(cut)
})

test('what was cut fits', () => {
  const names = ['International Business Machines', '中国东方资产管理股份有限公司', '第1234号 A厂 𠮷野家']
  for (const name of names)
    for (let ems = 2; ems < 16; ems++) expect(emsOf(cutToEms(name, ems))).toBeLessThanOrEqual(ems)
})

test('cut by characters, a rare one is never halved', () => {
  expect(cutToLength('与公司有关的纠纷', 8)).toBe('与公司有关的纠纷')
  expect(cutToLength('建设工程施工合同纠纷', 8)).toBe('建设工程施工合…')
  expect(cutToLength('𠮷𠮷𠮷𠮷', 3)).toBe('𠮷𠮷…')
})
