/** The topics of the fiscal area, which the area links to above its lists. */
import { FISCAL_PATHS } from '@contract/paths'
import FiscalAreaPage from '@/pages/fiscal/area'
import { settings } from '@/platform/settings'
import { transport } from '@/platform/transport'
import { all, until } from '../support/render-block'
import { renderPage } from '../support/render-page'

afterEach(() => {
  settings.notOffered = []
  jest.restoreAllMocks()
})

test.each([
  ['are requested', [], 3],
  ['are not requested without documents', ['fiscal-tax-carousel'], 0],
])('%s', async (_, notOffered, requests) => {
  const send = jest.spyOn(transport, 'send').mockResolvedValue({ kind: 'reply', status: 500, text: '' })
  settings.notOffered = notOffered
  await renderPage(FiscalAreaPage)
  await until(() => all('.fiscal-section').length > 0)
  expect(send.mock.calls.filter(([{ url }]) => url.includes(FISCAL_PATHS.carousel))).toHaveLength(requests)
})
