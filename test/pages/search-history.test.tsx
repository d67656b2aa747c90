/** The history of a category: the searches on the device and those of the native wrapper. */
import { useEffect, useState } from 'react'
import { bridge } from '@/platform/bridge'
import { storage } from '@/platform/storage'
import { searchHistory } from '@/platform/storage/keys'
import { clearSearchHistory, useCategorySearchHistory } from '@/stores/history'
import { act, click, one, render, until } from '../support/render-block'
import { gate } from '../support/time'

let history: ReturnType<typeof useCategorySearchHistory>

function Screen() {
  const [category, setCategory] = useState('case')
  const searches = useCategorySearchHistory(category)
  useEffect(() => void (history = searches))
  return <button onClick={() => setCategory('law')}>{searches.entries.map(({ text }) => text).join()}</button>
}

const shown = () => one('button').textContent
const past = (text: string) => ({ text, query: '' })
let wrapper: jest.SpyInstance

beforeEach(() => {
  storage.clear()
  clearSearchHistory()
  jest.spyOn(bridge, 'available').mockReturnValue(true)
  wrapper = jest.spyOn(bridge, 'getBigDataSearchHistory').mockResolvedValue([past('股权')])
})
afterEach(() => jest.restoreAllMocks())

test('has the searches of the wrapper after those of the device', async () => {
  searchHistory('case').set([past('合同')])
  await render(Screen)
  await until(() => shown() === '合同,股权')
  expect(history.entries[1]).toMatchObject({ isTitled: true })
})

test('of a wrapper that does not answer has those of the device', async () => {
  wrapper.mockResolvedValue(undefined)
  searchHistory('case').set([past('合同')])
  await render(Screen)
  await act(() => undefined)
  expect([shown(), wrapper.mock.calls]).toEqual(['合同', [['case']]])
})

test('of another category has none of the former one, even if the wrapper answers late', async () => {
  const answer = gate()
  wrapper.mockImplementation((type: string) =>
    type === 'case' ? answer.opened.then(() => [past('股权')]) : Promise.resolve([past('民法典')]),
  )
  await render(Screen)
  await click(one('button'))
  await until(() => shown() === '民法典')
  await act(() => answer.open())
  expect(shown()).toBe('民法典')
})

test('of another category is empty until the wrapper answers', async () => {
  await render(Screen)
  await until(() => shown() === '股权')
  wrapper.mockReturnValue(gate().opened)
  await click(one('button'))
  expect(shown()).toBe('')
})

test('gets back what was removed, from the device and from the wrapper', async () => {
  searchHistory('case').set([past('合同')])
  await render(Screen)
  await until(() => shown() === '合同,股权')
  let undo: () => void = () => undefined
  await act(() => void (undo = history.remove(past('股权'))))
  expect(shown()).toBe('合同')
  await act(() => undo())
  expect(shown()).toBe('合同,股权')
  await act(() => history.clear())
  expect([shown(), searchHistory('case').get()]).toEqual(['', undefined])
})
