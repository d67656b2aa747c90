import { SwipeRow } from '@/ui/swipe-row'
import { Swipe } from '@/ui/swipe-row/swipe'
import { act, all, click, one, render, until } from '../support/render-block'

// Jsdom trips over its own style sheets when Taro's element asks for a border, and has no width.
beforeAll(() => {
  jest.spyOn(window, 'getComputedStyle').mockReturnValue({} as CSSStyleDeclaration)
  Object.defineProperty(document.documentElement, 'clientWidth', { value: 375 })
})

const row = () => <button aria-label='删除检索历史'>×</button>
/** A finger or none, as the browser tells. */
const point = (coarse: boolean) =>
  Object.assign(window, { matchMedia: (query: string) => ({ matches: coarse && query.includes('coarse') }) })
const touch = (type: string) =>
  act(() => void one('.swipe').dispatchEvent(new TouchEvent(type, { bubbles: true, cancelable: true })))

test('given no finger, then a row stays as it is', async () => {
  point(false)
  await render(() => (
    <SwipeRow word='删除' onAct={jest.fn()}>
      {row()}
    </SwipeRow>
  ))
  await act(() => undefined)
  expect(all('.at-swipe-action')).toHaveLength(0)
  expect(all('.swipe-row button')).toHaveLength(1)
})

test('given a finger, then the code for it comes later, and the way by a tap stays', async () => {
  point(true)
  await render(() => (
    <SwipeRow word='删除' onAct={jest.fn()}>
      {row()}
    </SwipeRow>
  ))
  expect(all('.swipe-row button')).toHaveLength(1)
  await until(() => all('.at-swipe-action').length === 1)
  expect(all('.at-swipe-action button')).toHaveLength(1)
})

test('its key is there from the first touch on, and does what it says', async () => {
  const onAct = jest.fn()
  await render(() => (
    <Swipe word='删除' onAct={onAct}>
      {row()}
    </Swipe>
  ))
  expect(one('.swipe').className).toBe('swipe')
  await touch('touchstart')
  expect(one('.swipe').className).toBe('swipe swipe--touched swipe--held')
  await touch('touchend')
  expect(one('.swipe').className).toBe('swipe swipe--touched')
  await click(one('.at-swipe-action__option'))
  expect(onAct).toHaveBeenCalledTimes(1)
})

test('its width is known without asking the page, which may have let go of the row by then', async () => {
  await render(() => (
    <Swipe word='删除' onAct={jest.fn()}>
      {row()}
    </Swipe>
  ))
  await until(() => one('.at-swipe-action__options').style.opacity === '1')
})
