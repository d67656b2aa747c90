/** The buttons by which the reader leaves a screen: home, back, and the workspace. */
import Taro from '@tarojs/taro'
import { copy } from '@/copy'
import { host } from '@/platform/host'
import * as installed from '@/platform/installed'
import { settings } from '@/platform/settings'
import { ROUTES } from '@/routing/routes'
import { Header } from '@/ui/page'
import { all, byLabel, click, render, until } from '../support/render-block'

jest.mock('@/platform/installed', () => ({ isInstalled: jest.fn(() => false) }))

const labels = () => all('.header [aria-label]').map(one => one.getAttribute('aria-label'))

/** `depth` is the number of open pages. */
function visit(depth: number, isInstalled: boolean) {
  jest.spyOn(host, 'current').mockReturnValue('browser')
  jest.mocked(installed.isInstalled).mockReturnValue(isInstalled)
  jest.spyOn(Taro, 'getCurrentPages').mockReturnValue(Array.from({ length: depth }, () => ({}) as never))
}

afterEach(() => {
  jest.restoreAllMocks()
  settings.notOffered = []
})

test.each<[string, number, boolean, string[]]>([
  ['the first screen of a visit', 1, false, [copy.action.home, ROUTES.desk.title]],
  ['a later one in a browser', 2, false, [ROUTES.desk.title]],
  ['a later one of an installed app', 2, true, [copy.action.back, ROUTES.desk.title]],
])('%s', async (_, depth, isInstalled, shown) => {
  visit(depth, isInstalled)
  await render(() => <Header back title='甲' />)
  expect(labels()).toEqual(shown)
})

test('the briefcase opens the workspace', async () => {
  visit(2, false)
  const go = jest.spyOn(Taro, 'navigateTo').mockResolvedValue({ errMsg: '' })
  await render(() => <Header back title='甲' />)
  await click(byLabel(ROUTES.desk.title))
  await until(() => go.mock.calls.length > 0)
  expect(go.mock.calls[0]?.[0].url).toMatch(/\/desk$/)
})

test('the workspace does not lead to itself, and where there is none nothing leads to it', async () => {
  visit(2, false)
  await render(() => <Header back title={ROUTES.desk.title} />)
  expect(labels()).toEqual([])
})

test('a deployment without a workspace has no way to it', async () => {
  visit(2, false)
  settings.notOffered = ['desk']
  await render(() => <Header back title='甲' />)
  expect(labels()).toEqual([])
})
