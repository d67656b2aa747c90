/** Spec section 9: read history up to 60 ids. */
import { deviceValues } from '@/platform/storage/keys'
import { markAsRead } from '@/stores/reading-history'

test('the last sixty are kept, newest first, each once', () => {
  for (let id = 1; id <= 61; id++) markAsRead(`d${id}`)
  markAsRead('d30')
  const ids = deviceValues.readItems.get() ?? []
  expect(ids).toHaveLength(60)
  expect(ids.slice(0, 3)).toEqual(['d30', 'd61', 'd60'])
  expect(ids).not.toContain('d1')
  expect(ids.filter(id => id === 'd30')).toHaveLength(1)
})

test('a mark does not bring back those that another window deleted', () => {
  markAsRead('d1')
  deviceValues.readItems.remove()
  markAsRead('d2')
  expect(deviceValues.readItems.get()).toEqual(['d2'])
})
