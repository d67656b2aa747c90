import { nextSlots } from '@/ui/chip/slots'

test('given a chip that goes, then its place is left and the others stay where they are', () => {
  expect(nextSlots(['a', 'b', 'c'], ['a', 'c'])).toEqual(['a', 'b', 'c'])
})

test('given new chips, then they stand behind', () => {
  expect(nextSlots(['a', 'b'], ['b', 'c', 'd'])).toEqual(['a', 'b', 'c', 'd'])
})

test('given another order, then the places are made anew', () => {
  expect(nextSlots(['a', 'b'], ['b', 'a'])).toEqual(['b', 'a'])
  expect(nextSlots(['a', 'b'], ['c', 'b'])).toEqual(['c', 'b'])
})

test('given no chips are left, then neither are places', () => {
  expect(nextSlots(['a', 'b'], [])).toEqual([])
})
