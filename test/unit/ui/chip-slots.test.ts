import { nextChipSlots } from '@/ui/chip/slots'

test('given a chip that goes, then its place is left and the others stay where they are', () => {
  expect(nextChipSlots(['a', 'b', 'c'], ['a', 'c'])).toEqual(['a', 'b', 'c'])
})

test('given new chips, then they stand behind', () => {
  expect(nextChipSlots(['a', 'b'], ['b', 'c', 'd'])).toEqual(['a', 'b', 'c', 'd'])
})

test('given another order, then the places are made anew', () => {
  expect(nextChipSlots(['a', 'b'], ['b', 'a'])).toEqual(['b', 'a'])
  expect(nextChipSlots(['a', 'b'], ['c', 'b'])).toEqual(['c', 'b'])
})

test('given no chips are left, then neither are places', () => {
  expect(nextChipSlots(['a', 'b'], [])).toEqual([])
})
