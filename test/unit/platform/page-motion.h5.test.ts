/** @jest-environment jsdom */
/** When a change of pages is animated. */
import { pageMotion } from '@/platform/router/page-motion'
import { beginSlide, saveOrRestoreFocus } from '@/platform/router/slide'

jest.mock('@/platform/router/slide', () => ({ beginSlide: jest.fn(), saveOrRestoreFocus: jest.fn() }))
jest.mock('@/platform/idle.h5', () => ({ whenIdle: (work: () => void) => work() }))

const slides = jest.mocked(beginSlide)
const goBack = (hasUAVisualTransition?: boolean) =>
  window.dispatchEvent(Object.assign(new Event('popstate'), { hasUAVisualTransition }))

test('before its code has loaded, a step is not animated', () => {
  pageMotion.begin('PUSH', false)
  expect([slides.mock.calls, jest.mocked(saveOrRestoreFocus).mock.calls]).toEqual([[], []])
})

test.each<[string, string, boolean, boolean | undefined, 'in' | 'out' | undefined]>([
  ['a new page slides in', 'PUSH', false, undefined, 'in'],
  ['a page that is left slides out', 'POP', false, undefined, 'out'],
  ['a step back by the browser’s button slides out', 'POP', true, false, 'out'],
  ['a swipe that the browser animated is left alone', 'POP', true, true, undefined],
  ['a browser that tells nothing may have animated the step', 'POP', true, undefined, undefined],
  ['a replaced page is just there', 'REPLACE', false, undefined, undefined],
])('%s', async (_, action, isPop, transition, direction) => {
  pageMotion.watch()
  await import('@/platform/router/slide')
  slides.mockClear()
  goBack(transition)
  pageMotion.begin(action, isPop)
  expect(slides.mock.calls).toEqual([[direction]])
  expect(saveOrRestoreFocus).toHaveBeenLastCalledWith(action)
})
