import type { RouteName } from '@/routing/routes'
import { storage } from '@/platform/storage'
import { deviceValues } from '@/platform/storage/keys'
import { connectSession } from '@/app/session-events'
import { useSession } from '@/stores/session'
import { saveReadingPlace, storedReadingHistory, storedReadingPlace, useReadingHistory } from '@/stores/reading-history'

const { add, clear } = useReadingHistory.getState()
const entries = () => useReadingHistory.getState().entries
const read = (lid: string, title = `法${lid}`, params = {}) =>
  add({ title, route: 'law-detail', params: { lid, ...params } })
const KEY = 'read-documents'

beforeEach(() => clear())
beforeAll(() => jest.useFakeTimers({ now: new Date(2026, 2, 5) }))
afterAll(() => jest.useRealTimers())

test('the newest comes first, with the day it was read, and is there after a restart', () => {
  read('1')
  read('2')
  const expected = ['2', '1'].map(lid => ({
    title: `法${lid}`,
    route: 'law-detail',
    params: { lid },
    day: '2026-03-05',
  }))
  expect(entries()).toEqual(expected)
  expect(deviceValues.readDocuments.get()).toEqual(expected)
})

test('read again, a document moves to the top under the title it has now', () => {
  read('1')
  read('2')
  read('1', '新名')
  expect(entries().map(({ title }) => title)).toEqual(['新名', '法2'])
})

test('a law opened at an article is the same document', () => {
  read('1')
  read('1', '法1', { article: '第五百七十七条' })
  expect(entries()).toMatchObject([{ params: { lid: '1', article: '第五百七十七条' } }])
})

test('a judgment opened at a paragraph is the same document', () => {
  const params = { jid: '1' }
  for (const paragraph of ['3', '5', ''])
    add({ title: '案', route: 'case-detail', params: paragraph ? { ...params, paragraph } : params })
  expect(entries()).toMatchObject([{ params }])
})

test('the same id in another library is another document', () => {
  read('1')
  add({ title: '案', route: 'judicial-detail', params: { vid: '1' } })
  expect(entries()).toHaveLength(2)
})

test('neither key nor query nor login is kept; the article is', () => {
  read('1', '法', { secretKey: 'k'.repeat(22), query: '[]', token: 't', article: '第五条' })
  expect(entries()[0]?.params).toEqual({ lid: '1', article: '第五条' })
  expect(storage.read(KEY)).not.toContain('kkkk')
})

test('sixty are kept', () => {
  for (let lid = 1; lid <= 70; lid++) read(String(lid))
  expect(entries()).toHaveLength(60)
  expect(entries()[59]?.title).toBe('法11')
  expect(deviceValues.readDocuments.get()).toHaveLength(60)
})

test('a title without end is cut, not lost', () => {
  read('1', '长'.repeat(900))
  expect(deviceValues.readDocuments.get()?.[0]?.title).toHaveLength(200)
})

test('what another window read or deleted is respected', () => {
  read('1')
  const [entry] = deviceValues.readDocuments.get()!
  deviceValues.readDocuments.set([{ ...entry!, params: { lid: '2' } }])
  read('3')
  const lids = () => deviceValues.readDocuments.get()?.map(({ params }) => params.lid)
  expect(lids()).toEqual(['3', '2'])
  deviceValues.readDocuments.remove()
  read('4')
  expect([lids(), entries().length]).toEqual([['4'], 1])
})

test('after the logout of another window, nothing is shown', () => {
  connectSession()
  useSession.setState({ token: 't' })
  read('1')
  deviceValues.readDocuments.remove()
  expect(entries()).toHaveLength(1)
  useSession.getState().restore()
  expect(entries()).toEqual([])
})

test('a place is stored without the key of its document, until the reader is back at the start', () => {
  read('1')
  const [entry] = entries()
  const passage = { params: { article: '第五条' }, text: '第五条　甲' }
  saveReadingPlace('law-detail', { lid: '1', secretKey: 'k'.repeat(22) }, passage)
  expect(storedReadingPlace(entry!)).toMatchObject(passage)
  expect(storedReadingPlace({ ...entry!, params: { lid: '2' } })).toBeUndefined()
  saveReadingPlace('law-detail', { lid: '1' }, { ...passage, text: '' })
  expect(storedReadingPlace(entry!)).toBeUndefined()
})

test.each([
  ['no record', 'x'],
  ['no params', { address: '/law/1', text: '甲' }],
  ['params that are no texts', { address: '/law/1', text: '甲', params: { article: 7 } }],
  ['no text', { address: '/law/1', params: { article: '1' } }],
])('a stored place with %s reads as absent', (_, stored) => {
  storage.write('reading-place', JSON.stringify({ v: 1, d: stored }))
  expect(deviceValues.readingPlace.get()).toBeUndefined()
})

test('cleared, nothing is left', () => {
  read('1')
  clear()
  expect(entries()).toEqual([])
  expect(storage.read(KEY)).toBeUndefined()
})

test.each([
  ['a newer app’s', JSON.stringify({ v: 2, d: [] }), []],
  ['no JSON', '{', []],
  ['a list with a scrap', JSON.stringify({ v: 1, d: [{ title: 'x' }, 7] }), []],
  [
    'a screen that there is not',
    JSON.stringify({
      v: 1,
      d: [{ title: '法', route: 'nowhere' as RouteName, params: { id: '1' }, day: '2026-03-05' }],
    }),
    [],
  ],
])('%s reads as nothing sound', (_, stored, expected) => {
  storage.write(KEY, stored)
  expect(storedReadingHistory()).toEqual(expected)
})
