import { links } from '@/platform/links/index.h5'
import { restoreGlobals, setGlobals } from './globals'

const location = { assign: jest.fn(), replace: jest.fn() }

beforeEach(() => {
  jest.resetAllMocks()
  setGlobals({ location, window: { open: () => null } })
})
afterEach(restoreGlobals)

test('where a blocker refuses the window, the link opens in this one', async () => {
  expect(await links.openExternal('https://example.com/a')).toBe('opened')
  expect(location.assign).toHaveBeenCalledWith('https://example.com/a')
})

test('who leaves for good does not come back to this page', () => {
  links.leave('https://example.com/a')
  expect(location.replace).toHaveBeenCalledWith('https://example.com/a')
})

test.each(['javascript:alert(1)', '//example.com', 'data:text/html,x'])('nobody leaves for %j', url => {
  links.leave(url)
  expect(location.replace).not.toHaveBeenCalled()
})
