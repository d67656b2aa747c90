/** 查询结果 of 申请隐名、撤下: the days on which a request was made and decided. */
import { REMOVAL_PATHS } from '@contract/lazy-paths'
import { fill, removalCopy } from '@/copy/removal'
import { RemovalRequestScreen } from '@/features/removal-request'
import { transport } from '@/platform/transport'
import { all, click, one, until } from '../support/render-block'
import { renderPage } from '../support/render-page'
import { button, type } from './advanced/support'

/** Only the mini-program has this screen. */
jest.mock('@/routing/mini-program', () => jest.requireActual('@/routing/mini-program.ts'))

const { removal: words } = removalCopy
const STATE = {
  state: 'withdrawn',
  answer: '',
  madeAt: '2026-03-04T23:30:00.000Z',
  decidedAt: '2026-03-09T15:59:59.000Z',
}

test('are days in Beijing, where it is morning while the day before lasts elsewhere', async () => {
  jest.spyOn(transport, 'send').mockImplementation(async ({ url }) => {
    const data = url.includes(REMOVAL_PATHS.state) ? STATE : { consent: '1' }
    return { kind: 'reply', status: 200, text: JSON.stringify({ isSuccess: true, data }) }
  })
  await renderPage(RemovalRequestScreen)
  await until(() => all('.text-box').length > 0, 5000)
  await type(words.receipt, 'abcd-efgh-jkmn-2345')
  await click(button(words.ask))
  await until(() => all('.removal__state').length > 0, 5000)
  const text = one('[role="status"]').textContent
  expect(text).toContain(fill(words.madeAt, { day: '2026-03-05' }))
  expect(text).toContain(fill(words.decidedAt, { day: '2026-03-09' }))
})
