/** Downloading a document: permissions and messages. */
import { setConnection } from '@/request/connection'
import { copy } from '@/copy'
import { download } from '@/platform/download'
import type { DownloadOutcome } from '@/platform/ports/files'
import { downloadDocument } from '@/actions/download-document'
import { useSession } from '@/stores/session'
import { listenToToasts, toastTexts } from '../support/toasts'

jest.mock('@tarojs/taro', () => ({
  __esModule: true,
  default: {},
  useRouter: () => ({ params: {} }),
}))

const onUnauthorized = jest.fn()
setConnection({ token: () => undefined, onUnauthorized, onServerError: jest.fn() })

const fetched = jest.spyOn(download, 'download')
const file = { path: '/judgement-search/api/v1/es/download/c1', title: '甲与乙一案', isPublic: true }

beforeEach(() => {
  jest.useFakeTimers()
  jest.clearAllMocks()
  listenToToasts()
  useSession.setState({ token: undefined })
})
afterEach(() => jest.useRealTimers())

test('is asked for as the holder of the token', async () => {
  useSession.setState({ token: 't1' })
  fetched.mockResolvedValue('saved')
  await downloadDocument(file)
  expect(fetched).toHaveBeenCalledWith({
    url: expect.stringMatching(/\/judgement-search\/api\/v1\/es\/download\/c1$/) as string,
    name: '甲与乙一案.docx',
    headers: { deviceType: 'alphah5', token: 't1' },
  })
  expect(toastTexts()).toEqual([copy.download.saved])
})

test('is asked for as a guest', async () => {
  fetched.mockResolvedValue('opened')
  await downloadDocument(file)
  const headers = fetched.mock.calls[0]?.[0].headers
  expect(headers).toMatchObject({ deviceType: 'alphah5', noLogin: 'true' })
  expect(headers?.fingerprintId).toBeTruthy()
  expect(toastTexts()).toEqual([])
})

test.each<[DownloadOutcome, string]>([
  ['accepted', copy.download.accepted],
  ['failed', copy.download.failed],
  [{ refusedStatus: 403 }, copy.error.forbidden],
  [{ refusedStatus: 404 }, copy.error.notFound],
  [{ refusedStatus: 429 }, copy.error.throttled],
  [{ refusedStatus: 500 }, copy.error.server],
])('%j is told', async (outcome, sentence) => {
  fetched.mockResolvedValue(outcome)
  await downloadDocument(file)
  expect(toastTexts()).toEqual([sentence])
})

test('a session that has ended is met as everywhere else', async () => {
  useSession.setState({ token: 't1' })
  fetched.mockResolvedValue({ refusedStatus: 401 })
  await downloadDocument(file)
  expect(onUnauthorized).toHaveBeenCalledWith('t1')
  expect(toastTexts()).toEqual([])
})

test('what takes long is told while it does, once', async () => {
  let arrive: (outcome: DownloadOutcome) => void = jest.fn()
  fetched.mockReturnValue(new Promise(resolve => (arrive = resolve)))
  const done = downloadDocument(file)
  jest.advanceTimersByTime(1999)
  expect(toastTexts()).toEqual([])
  jest.advanceTimersByTime(10_000)
  expect(toastTexts()).toEqual([copy.download.slow])
  arrive('saved')
  await done
  expect(toastTexts()).toEqual([copy.download.slow, copy.download.saved])
})

test('a document that is not public has no file', async () => {
  await downloadDocument({ ...file, isPublic: false })
  expect(fetched).not.toHaveBeenCalled()
  expect(toastTexts()).toEqual([copy.download.notPublic])
})
