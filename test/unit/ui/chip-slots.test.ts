import { slotsAfter } from '@/ui/chip/slots'

test('given a chip that goes, then its place is left and the others stay where they are', () => {
  expect(slotsAfter(['a', 'b', 'c'], ['a', 'c'])).toEqual(['a', 'b', 'c'])
})

test('given new chips, then they stand behind', () => {
  expect(slotsAfter(['a', 'b'], ['b', 'c', 'd'])).toEqual(['a', 'b', 'c', 'd'])
})

test('given another order, then the places are made anew', () => {
  expect(slotsAfter(['a', 'b'], ['b', 'a'])).toEqual(['b', 'a'])
  expect(slotsAfter(['a', 'b'], ['c', 'b'])).toEqual(['c', 'b'])
})

test('given no chips are left, then neither are places', () => {
  expect(slotsAfter(['a', 'b'], [])).toEqual([])
})
