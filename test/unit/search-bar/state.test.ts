import { type SearchBarEvent, CLOSED_SEARCH_BAR, reduceSearchBar } from '@/features/search-bar/state'

const after = (...events: SearchBarEvent[]) => events.reduce(reduceSearchBar, CLOSED_SEARCH_BAR)
const typed: SearchBarEvent = { type: 'typed', text: '违约金' }

test('a tap opens the bar with an empty box', () => {
  expect(after({ type: 'opened' })).toEqual({ open: true, text: '' })
})

test('given the focus is lost, then what was typed waits for the reader', () => {
  expect(after({ type: 'opened' }, typed, { type: 'left' })).toEqual({ open: false, text: '违约金' })
  expect(after({ type: 'opened' }, typed, { type: 'left' }, { type: 'opened' })).toEqual({ open: true, text: '违约金' })
})

test('given the bar is closed on purpose, then it begins anew', () => {
  expect(after({ type: 'opened' }, typed, { type: 'closed' }, { type: 'opened' })).toEqual({ open: true, text: '' })
})
