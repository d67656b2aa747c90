import { copy } from '@/copy/visual'
import { failureOf } from '@/features/charts/model/failure'

test.each(['server', 'rejected', 'garbled'] as const)('%s is told by a toast, and what is missing in its place', id => {
  expect(failureOf({ id, message: '内部错误' })).toBe(copy.visual.missing)
})

test.each([
  ['network', copy.error.network],
  ['throttled', copy.error.throttled],
  ['forbidden', copy.error.forbidden],
] as const)('%s is told as everywhere', (id, sentence) => {
  expect(failureOf({ id })).toBe(sentence)
})
