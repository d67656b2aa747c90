/** The stack of open layers. */
import { closeTopLayer, isPageCovered, onLayerOpened, openLayerCount, pushLayer } from '@/platform/layers'

test('the topmost layer is closed; one that is removed twice takes no other along', () => {
  const closed: string[] = []
  const opened = jest.fn()
  onLayerOpened(opened)
  const sheet = pushLayer(() => closed.push('sheet'))
  const hint = pushLayer(() => closed.push('hint'), false)
  expect([sheet.isTop(), hint.isTop(), opened.mock.calls.length, isPageCovered()]).toEqual([false, true, 2, true])
  expect([closeTopLayer(), closed]).toEqual([true, ['hint']])
  hint.remove()
  hint.remove()
  expect([sheet.isTop(), openLayerCount()]).toEqual([true, 1])
  sheet.remove()
  expect([openLayerCount(), isPageCovered(), closeTopLayer()]).toEqual([0, false, false])
})

test('a layer that is not modal leaves the page within reach', () => {
  const hint = pushLayer(() => undefined, false)
  expect(isPageCovered()).toBe(false)
  hint.remove()
})
