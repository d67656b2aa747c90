import { encodeApiQuery } from '@domain/query/codec'
import { rangeEndsOf, correctedRangeText } from '@/features/advanced/model/conditions'
import { EMPTY, conditionsIn, dimension, read } from './support'

const range = (key: string, from: string, to: string) => conditionsIn(key, { ...EMPTY, from, to })

test.each([
  ['date', '2020-01-01', '2021-12-31', '2020-01-01TO2021-12-31', '2020-01-01至2021-12-31'],
  ['date', '2020-01-01', '', '2020-01-01TO', '2020-01-01至今'],
  ['date', '', '2021-12-31', 'TO2021-12-31', '截至2021-12-31'],
  ['posted', '2020-01-01', '2021-12-31', '2020-01-01TO2021-12-31', '2020年01月01日至2021年12月31日'],
  ['amount', '100', '500', '100TO500', '100万元至500万元'],
  ['amount', '100', '', '100TO', '100万元以上'],
  ['amount', '', '500', 'TO500', '500万元以下'],
  ['amount', '500', '100', 'TO100', '100万元以下'],
  ['amount', '9', '10', '9TO10', '9万元至10万元'],
])('%s from %p to %p is sent as %s and shown as %s', (key, from, to, value, description) => {
  expect(range(key, from, to)).toEqual([
    { name: dimension(key).name, value, level: 1, description, selectSign: `advanced:${key}` },
  ])
})

test('neither end asks nothing', () => {
  expect(range('date', '', '')).toEqual([])
  expect(encodeApiQuery(range('amount', '', ''))).toBe('')
})

test('how an end below its start will be read', () => {
  expect(correctedRangeText(dimension('amount'), { ...EMPTY, from: '500', to: '100' })).toBe('100万元以下')
  expect(correctedRangeText(dimension('amount'), { ...EMPTY, from: '100', to: '500' })).toBeUndefined()
  expect(correctedRangeText(dimension('amount'), { ...EMPTY, from: '100', to: '' })).toBeUndefined()
})

test('the ends of a condition are read, whichever way it tells them', () => {
  const ends = (key: string, value: string, more = {}) => rangeEndsOf(dimension(key), { name: '', value, ...more })
  expect(ends('date', '2020-01-01TO')).toEqual({ from: '2020-01-01', to: '' })
  expect(ends('amount', '', { start: '100', end: '500' })).toEqual({ from: '100', to: '500' })
})

test.each([
  ['amount', '1'],
  ['amount', '100.5TO'],
  ['amount', '1000000TO'],
  ['amount', '2020-01-01TO'],
  ['date', '2020TO2021'],
  ['date', '100TO500'],
  ['date', '<img>'],
])('%s %s is no range of the form', (key, value) => {
  expect(rangeEndsOf(dimension(key), { name: '', value })).toBeUndefined()
})

test('a range that nobody touched stays as it came', () => {
  const received = { name: '裁判日期', value: '2020-01-01TO', type: 'filter', selectSign: 'filter:裁判日期', other: 1 }
  expect(conditionsIn('date', read([received], 'date'))).toEqual([received])
  const [changed] = conditionsIn('date', { ...read([received], 'date'), to: '2021-01-01' })
  expect(changed).toMatchObject({ value: '2020-01-01TO2021-01-01', description: '2020-01-01至2021-01-01' })
})
