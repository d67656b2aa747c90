import { visualCopy } from '@/copy/visual'
import { chartsErrorSentence } from '@/features/charts/use-charts'

test.each(['server', 'rejected', 'garbled'] as const)('%s is told by a toast, and what is missing in its place', id => {
  expect(chartsErrorSentence({ id, message: '内部错误' })).toBe(visualCopy.visual.unavailable)
})

test.each([
  ['network', visualCopy.error.network],
  ['throttled', visualCopy.error.throttled],
  ['forbidden', visualCopy.error.forbidden],
] as const)('%s is told as everywhere', (id, sentence) => {
  expect(chartsErrorSentence({ id })).toBe(sentence)
})
