/** A search that a list suggests opens on top of it, so that the way back leads to the other suggestions. */
import Taro from '@tarojs/taro'
import { SEARCH_COUNT_PATHS } from '@contract/paths'
import { encodeUrlQuery } from '@domain/query/codec'
import CaseListPage from '@/pages/list/case'
import { transport } from '@/platform/transport'
import { all, click, until } from '../support/render-block'
import { renderPage } from '../support/render-page'
import { replyWith } from '../support/search-page'
import { listenToToasts } from '../support/toasts'

afterEach(() => jest.restoreAllMocks())

test('a suggestion of an empty list', async () => {
  listenToToasts()
  const opened: string[] = []
  jest.spyOn(Taro, 'navigateTo').mockImplementation(async ({ url }) => {
    opened.push(decodeURIComponent(url))
    return { errMsg: '', eventChannel: {} as never }
  })
  jest
    .spyOn(transport, 'send')
    .mockImplementation(async ({ url }) =>
      url.includes(SEARCH_COUNT_PATHS.counts)
        ? replyWith({ isSuccess: true, data: [3, 851] })
        : replyWith({ status: 0, succeed: true, result: { judgements: { judgementDtoList: [], totalCount: 0 } } }),
    )
  const query = encodeUrlQuery(['违约金', '和解'].map(value => ({ name: '全文', value })))
  await renderPage(CaseListPage, { query })
  const ways = () => all('.empty-suggestions .list-item__tap')
  await until(() => ways().length >= 2)
  await click(ways()[0]!)
  await until(() => opened.length > 0)
  expect(opened[0]).toMatch(/^\/case-list\?/)
  expect(opened[0]).toContain('违约金')
  expect(opened[0]).not.toContain('和解')
  expect(ways().length).toBeGreaterThanOrEqual(2)
})
