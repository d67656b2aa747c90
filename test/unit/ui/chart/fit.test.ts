import { clampToEms, cutToEms, cutToLength, emsOf, wrapToEms } from '@/ui/chart/drawings/fit'

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

test('a bracket stays with what it holds, a comma with what it follows', () => {
  expect(wrapToEms('关于适用《民法典》的', 4.5)).toEqual(['关于适用', '《民法', '典》的'])
  expect(wrapToEms('甲乙丙丁，戊', 4)).toEqual(['甲乙丙', '丁，戊'])
})

test('of more lines than there is room for, the last gives way', () => {
  expect(clampToEms('批发和零售业', 2, 3)).toEqual(['批发', '和零', '售业'])
  expect(clampToEms('批发和零售业', 2, 2)).toEqual(['批发', '和…'])
})
