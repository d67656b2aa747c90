/** Laws found by pinyin, and by a name with one wrong character. */
import { areInitials, differInOneCharacter, pinyinMatch } from '../../server/libraries/law/guessed-names'
import { toSimplified } from '../../server/search/traditional'

test.each([
  ['laodongfa', '劳动法', 'whole'],
  ['laodong', '劳动法', 'beginning'],
  ['laodonghetongfa', '劳动合同法', 'whole'],
  ['xianfa', '宪法', 'whole'],
  // 行 has several readings.
  ['xingzhengsusongfa', '行政诉讼法', 'whole'],
  ['laodongf', '劳动法', undefined],
  ['minfadian', '劳动法', undefined],
  ['laodongfaguiding', '劳动法', undefined],
])('%s spells %s: %s', (letters, name, kind) => {
  expect(pinyinMatch(letters, name)).toBe(kind)
})

test.each([
  ['ldf', '劳动法', true],
  ['mfd', '民法典', true],
  ['ldf', '劳动合同法', false],
  ['', '劳动法', false],
])('%s are the initials of %s: %s', (letters, name, are) => {
  expect(areInitials(letters, name)).toBe(are)
})

test.each([
  ['劳动和同法', '劳动合同法', true],
  ['劳动合同法', '劳动合同法', false],
  ['劳动和桶法', '劳动合同法', false],
  ['劳动合同', '劳动合同法', false],
])('%s has one other character than %s: %s', (one, other, does) => {
  expect(differInOneCharacter(one, other)).toBe(does)
})

test.each([
  ['勞動法', '劳动法'],
  ['強制執行', '强制执行'],
  ['著作权、乾隆', '著作权、乾隆'],
  ['违约金 15％ abc 😀', '违约金 15％ abc 😀'],
  ['', ''],
])('%s in simplified characters is %s', (text, plain) => {
  expect(toSimplified(text)).toBe(plain)
})

test('a hostile text costs milliseconds', () => {
  const start = process.cpuUsage()
  for (let round = 0; round < 1000; round++) pinyinMatch('xian'.repeat(15), '西安西安西安西安西安西安西安西安')
  expect(process.cpuUsage(start).user / 1000).toBeLessThan(2000)
})
