/** The last day that a law's own text states. */
import { readExpiry } from '@domain/law-time/expiry'
import { cpuTime } from '../cpu'

const dayIn = (text: string, begin?: string) => readExpiry([text], begin)?.day

test.each([
  ['本公告有效期自2023年10月11日起至2025年10月10日。', '2025-10-10'],
  ['本公告自2023年1月1日至2027年12月31日执行。', '2027-12-31'],
  ['本通知自二〇一九年一月一日起至二〇二一年十二月三十一日止施行。', '2021-12-31'],
  ['本公告执行期限为2019年4月1日至2021年12月31日。', '2021-12-31'],
  ['本办法自2020年1月1日起施行，有效期至2024年12月31日。', '2024-12-31'],
  ['本规定有效期截至2026年6月30日。', '2026-06-30'],
  ['本公告执行至2027年12月31日。', '2027-12-31'],
  ['一、减按25%计算。\n二、本政策实施至2027年12月31日。', '2027-12-31'],
])('%s', (text, day) => expect(dayIn(text)).toBe(day))

test.each([
  ['本办法自2020年1月1日起施行，有效期5年。', '2020-01-01', '2024-12-31'],
  ['本办法自公布之日起施行，有效期为五年。', '2020-02-29', '2025-02-27'],
  ['本意见自2024年3月1日起施行，有效期两年', '2024-03-01', '2026-02-28'],
  ['本规定有效期6个月。', '2024-08-31', '2025-02-27'],
])('%s counts from the first day', (text, begin, day) => {
  expect(dayIn(text, begin)).toBe(day)
  expect(dayIn(text)).toBeUndefined()
})

test.each([
  '农药登记证有效期为5年。',
  '依照本办法取得的许可证有效期为3年。',
  '本办法第三条规定的登记证有效期为5年。',
  '本法施行前签发的护照在有效期内继续有效。',
  '按照本规定更换的家用汽车产品，其三包有效期自更换之日起重新计算。',
  '本办法自2020年1月1日起施行。',
  '本公告自2023年2月30日至2027年2月30日执行。',
  '前款所称“本公告执行至2027年12月31日”是指纳税年度。',
])('no last day of the law: %s', text => expect(dayIn(text, '2020-01-01')).toBeUndefined())

test('a clause far from the end is of another text', () => {
  const lines = ['本公告执行至2021年12月31日。', ...Array.from({ length: 6 }, (_, at) => `第${at}项`)]
  expect(readExpiry(lines)).toBeUndefined()
})

test.each([
  '本公告自2023年1月1日起，',
  '本'.repeat(30),
  '本办法有效期',
  '本规定自',
  '本公告自2023年1月1日起至2027年12月',
])('ten times as many of %s cost about ten times as much', part => {
  const text = part.repeat(Math.ceil(5_000 / part.length))
  expect(readExpiry([text.repeat(10)], '2020-01-01')).toBeUndefined()
  const [once, tenfold] = [1, 10].map(times => cpuTime(() => readExpiry([text.repeat(times)], '2020-01-01')))
  expect(tenfold!).toBeLessThan(30 * Math.max(1, once!))
})
