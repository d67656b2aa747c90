import { LIMITS } from '@domain/limits'
import { pageSettings } from '@/routing/page-settings'
import { pagesFor, ROUTES } from '@/routing/routes'

const settings = pageSettings()
const LIST = {
  enableShareAppMessage: true,
  enablePullDownRefresh: true,
  onReachBottomDistance: LIMITS.scroll.distance,
}

test('every page has its title from the table of routes', () => {
  expect(Object.keys(settings).sort()).toEqual([...pagesFor('weapp')].sort())
  for (const { page, title } of Object.values(ROUTES))
    expect([page, settings[page]?.navigationBarTitleText]).toEqual([page, title])
})

test.each(['pages/list/case', 'pages/fiscal/list/qa', 'pages/list/excellent-theme'])(
  'the list %s is forwarded, loads more and reloads by a pull',
  page => expect(settings[page]).toMatchObject(LIST),
)

test.each(['pages/detail/case', 'pages/fiscal/detail/law'])('the document %s is forwarded, also to Moments', page => {
  const { navigationBarTitleText, ...others } = settings[page] ?? {}
  expect(navigationBarTitleText).toMatch(/详情$/)
  expect(others).toEqual({ enableShareAppMessage: true, enableShareTimeline: true })
})

test('home draws its own header', () => {
  expect(settings['pages/search/index']).toEqual({
    navigationBarTitleText: '检索',
    navigationStyle: 'custom',
    enableShareAppMessage: true,
  })
})

test('a page that nobody forwards has a title only', () => {
  expect(settings['pages/account/security/index']).toEqual({ navigationBarTitleText: '账号与安全' })
})
