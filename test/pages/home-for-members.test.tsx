/** A corpus that is licensed to members: home shows the login to guests only. */
import { copy } from '@/copy'
import { JudicialPane } from '@/features/home/judicial-pane'
import { LawPane } from '@/features/home/law-pane'
import { transport } from '@/platform/transport'
import { useSession } from '@/stores/session'
import { all, render, until } from '../support/render-block'

const REFUSED = '请先登录后再访问'

function serve(status: number) {
  jest.spyOn(transport, 'send').mockResolvedValue({
    kind: 'reply',
    status,
    text: JSON.stringify({ isSuccess: false, status, errMsg: REFUSED, id: 'login_required' }),
  })
}
const keys = () => all('.state [role="button"]').map(({ textContent }) => textContent)

beforeEach(() => useSession.setState({ token: undefined }))
afterEach(() => jest.restoreAllMocks())

test.each([
  ['the newest laws', LawPane],
  ['the newest views', JudicialPane],
])('%s are behind a login, and trying again is not offered', async (_name, Pane) => {
  serve(401)
  await render(Pane)
  await until(() => keys().length > 0)
  expect(keys()).toEqual([copy.action.login])
  expect((document.body.textContent ?? '').replace(/\s/g, '')).toContain(REFUSED)
})

test.each([LawPane, JudicialPane])('what failed otherwise can be tried again', async Pane => {
  serve(503)
  await render(Pane)
  await until(() => keys().length > 0)
  expect(keys()).toEqual([copy.action.retry])
})
