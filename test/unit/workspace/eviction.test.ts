import { MOST_STORED_BYTES, MOST_STORED_TEXTS, textsToEvict } from '@domain/workspace/eviction'

const text = (id: string, readAt: number, bytes = MOST_STORED_BYTES / 4) => ({ id, readAt, bytes })
const none = () => false

test('as long as there is room, nothing goes', () => {
  expect(textsToEvict([text('a', 1), text('b', 2)], none, 1000)).toEqual([])
})

test('what was read longest ago goes first, and no more than need be', () => {
  const texts = [text('c', 3), text('a', 1), text('d', 4), text('b', 2)]
  expect(textsToEvict(texts, none, 1)).toEqual(['a'])
  expect(textsToEvict(texts, none, MOST_STORED_BYTES / 2)).toEqual(['a', 'b'])
})

test('what is saved stays; where it fills the device alone, there is no room', () => {
  const texts = [text('a', 1), text('b', 2), text('c', 3), text('d', 4)]
  expect(textsToEvict(texts, id => id === 'a', 1)).toEqual(['b'])
  expect(textsToEvict(texts, () => true, 1)).toBeUndefined()
  expect(textsToEvict([], none, MOST_STORED_BYTES + 1)).toBeUndefined()
})

test('there are no more than a list can hold', () => {
  const texts = Array.from({ length: MOST_STORED_TEXTS }, (_, at) => text(String(at), at, 1))
  expect(textsToEvict(texts, none, 1)).toEqual(['0'])
})
