import { storage } from '@/platform/storage'
import { advancedDimensions, deviceValues, readingSettings, searchHistory } from '@/platform/storage/keys'

afterEach(() => storage.clear())

test.each([
  ['true', true],
  ['1', true],
  ['false', false],
  ['0', false],
  ['yes', undefined],
  ['', undefined],
])('the office flag %j reads as %s', (raw, flag) => {
  storage.write('is3c', raw)
  expect(deviceValues.is3c.get()).toBe(flag)
})

test('the office flag is written as others read it', () => {
  deviceValues.isNew3cUser.set(true)
  expect(storage.read('isNew3cUser')).toBe('true')
})

test('advertising info may be any line of text, but not several', () => {
  storage.write('weixinadinfo', '{"aid":1,"名":"甲"}')
  expect(deviceValues.weixinAdInfo.get()).toBe('{"aid":1,"名":"甲"}')
  storage.write('weixinadinfo', 'a\r\nb')
  expect(deviceValues.weixinAdInfo.get()).toBeUndefined()
})

test('the shared keys bear the names of the specification', () => {
  deviceValues.gdtVid.set('g')
  deviceValues.unionId.set('u')
  deviceValues.codetype.set('nuonuofaxiu')
  expect(['gdt_vid', 'unionId', 'codetype'].map(key => storage.read(key))).toEqual(['g', 'u', 'nuonuofaxiu'])
})

test('a history keeps the five newest searches of its category', () => {
  const searches = Array.from({ length: 7 }, (_, index) => ({ text: `合同${index}`, query: '[]' }))
  searchHistory('case').set(searches)
  expect(searchHistory('case').get()).toEqual(searches.slice(0, 5))
  expect(searchHistory('law').get()).toBeUndefined()
})

test('a history drops entries without a text', () => {
  storage.write(
    'search-history:case',
    JSON.stringify({ v: 1, d: [{ text: '' }, { text: 7 }, 'x', { text: '股权', query: 7 }] }),
  )
  expect(searchHistory('case').get()).toEqual([{ text: '股权' }])
})

test('at most sixty read items are kept', () => {
  deviceValues.readItems.set(Array.from({ length: 70 }, (_, index) => `id${index}`))
  expect(deviceValues.readItems.get()).toHaveLength(60)
})

test.each([
  [{ fontStep: 8, lineHeight: 2.5 }, true],
  [{ fontStep: 9, lineHeight: 2 }, false],
  [{ fontStep: 0, lineHeight: 2 }, false],
  [{ fontStep: 3, lineHeight: 1.6 }, false],
  [{ fontStep: 3 }, false],
  ['large', false],
])('reading settings %j are sound: %s', (value, sound) => {
  storage.write('read-set:law', JSON.stringify({ v: 1, d: value }))
  expect(readingSettings('law').get()).toEqual(sound ? value : undefined)
})

test('what cannot be read back is not written', () => {
  expect(readingSettings('case').set({ fontStep: 12, lineHeight: 1 })).toBe(false)
  expect(storage.read('read-set:case')).toBeUndefined()
})

test('dimensions are kept per library', () => {
  advancedDimensions('case').set(['court', 'judge'])
  expect(advancedDimensions('case').get()).toEqual(['court', 'judge'])
  expect(advancedDimensions('law').get()).toBeUndefined()
})
