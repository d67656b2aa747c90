import { HOME_TABS, offeredTabs, tabIndexOf, tabStepOfSwipe } from '@/features/home/tabs'
import { settings } from '@/platform/settings'

const from = { x: 200, y: 400 }

test.each([
  ['to the left', { x: 120, y: 400 }, 1],
  ['to the right', { x: 280, y: 400 }, -1],
  ['a little slanted', { x: 120, y: 430 }, 1],
  ['too short', { x: 150, y: 400 }, 0],
  ['a tap', from, 0],
  ['up', { x: 200, y: 100 }, 0],
  ['as much along as across', { x: 100, y: 300 }, 0],
])('a finger %s', (_, to, step) => {
  expect(tabStepOfSwipe(from, to)).toBe(step)
})

test('from the edge of the phone, whose gesture goes back a page, nothing is swiped', () => {
  expect(tabStepOfSwipe({ x: 10, y: 400 }, { x: 200, y: 400 })).toBe(0)
})

test('the six tabs in their order; an index of none means the first', () => {
  expect(HOME_TABS.map(({ label }) => label)).toEqual(['案例', '法规', '司法观点', '类案', '优案评析', '文章'])
  expect([0, 5, 6, 17, -1].map(tabIndexOf)).toEqual([0, 5, 0, 0, 0])
})

test('a library that is not offered has no tab, and the saved index of each other tab stays', () => {
  settings.notOffered = ['judicial', 'similarity']
  expect(offeredTabs().map(({ label }) => label)).toEqual(['案例', '法规', '优案评析', '文章'])
  expect([0, 1, 2, 3, 4, 5].map(tabIndexOf)).toEqual([0, 1, 0, 0, 2, 3])
  settings.notOffered = HOME_TABS.map(({ key }) => key)
  expect(offeredTabs()).toEqual([])
  settings.notOffered = []
})
