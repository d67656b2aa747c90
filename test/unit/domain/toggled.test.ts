import { toggleItem } from '@domain/toggled'

const [a, b, c] = ['a', 'b', 'c'].map(id => ({ id })) as [{ id: string }, { id: string }, { id: string }]

test('a row is added at the end, and taken away by its id', () => {
  expect(toggleItem([a], b, 3)).toEqual([a, b])
  expect(toggleItem([a, b, c], { id: 'b' }, 3)).toEqual([a, c])
})

test('a full list takes no more, but lets one go', () => {
  expect(toggleItem([a, b], c, 2)).toBeUndefined()
  expect(toggleItem([a, b], a, 2)).toEqual([b])
})
