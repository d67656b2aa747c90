/** The charts of 类案检索报告: years and regions of the cases, drawn before the report is made. */
import { CASE_PATHS } from '@contract/paths'
import { reportCopy } from '@/copy/report'
import { useOpenConfirmations } from '@/platform/messages'
import type { TransportReply } from '@/platform/ports/data'
import { act, click, byLabel, until } from '../../support/render-block'
import { gate } from '../../support/time'
import { toastTexts } from '../../support/toasts'
import { bar, bare, calls, draft, field, isBusy, make, open, orders, reply, sentTo, serve } from './support'

const { report } = reportCopy

// There is no canvas here: a picture is what the test hands out.
const mockDraw = jest.fn<Promise<string | undefined>, [{ width: number }]>()
jest.mock('@/ui/chart/picture', () => ({
  useChartPicture: () => ({ drawPicture: mockDraw, stage: null }),
  pictureBase64: (picture: string) => Promise.resolve(picture.split(',')[1]),
}))

const item = (name: string, value: number) => ({ name, value, description: '50%', paramName: name })
const YEARS = { field: 'year', title: '裁判年份', conditionName: '年份', items: [item('2021', 2), item('2022', 2)] }
const REGIONS = {
  field: 'region',
  title: '地域分布',
  conditionName: '地域',
  items: [item('江苏省', 3), item('浙江省', 1)],
}
const statistics = (...charts: object[]) =>
  reply({
    status: 0,
    succeed: true,
    result: { totalCount: 4, groups: [{ key: 'timeRegion', title: '时间和地域', charts }] },
  })
const pictures = () => orders().map(order => (order as { pictures?: unknown }).pictures)

beforeEach(() => {
  mockDraw.mockReset().mockResolvedValue('data:image/png;base64,AAAA')
  draft({ pictures: true })
  serve(CASE_PATHS.charts, statistics(YEARS, REGIONS))
})

async function makeOne() {
  await open()
  await click(make())
  await until(() => calls.length > 0 && !isBusy())
}

test('are of the same search, and go along with what each shows', async () => {
  await makeOne()
  expect(sentTo(CASE_PATHS.charts).map(({ query }) => query)).toEqual([
    { query: '全文:违约金', statisticsFields: 'timeRegion' },
  ])
  expect(pictures()).toEqual([
    [
      { caption: YEARS.title, png: 'AAAA' },
      { caption: REGIONS.title, png: 'AAAA' },
    ],
  ])
})

test('come one after the other, and the bar tells of each', async () => {
  const drawings = [gate(), gate()]
  for (const { opened } of drawings) mockDraw.mockImplementationOnce(() => opened.then(() => 'data:,AAAA'))
  await open()
  await click(make())
  await until(() => mockDraw.mock.calls.length === 1)
  expect(bar()).toEqual([report.making.pictures, '5'])
  await act(drawings[0]!.open)
  await until(() => mockDraw.mock.calls.length === 2)
  // Half of the way from 5 to 50, as a whole number.
  expect([bar(), orders()]).toEqual([[report.making.pictures, '28'], []])
  await act(drawings[1]!.open)
  await until(() => !isBusy())
  expect(orders()).toHaveLength(1)
})

test('that have nothing to show are left out', async () => {
  serve(CASE_PATHS.charts, statistics({ ...YEARS, items: [] }, REGIONS))
  await makeOne()
  expect(pictures()).toEqual([[{ caption: REGIONS.title, png: 'AAAA' }]])
})

test('of a search without any statistics are none, and the report is made all the same', async () => {
  serve(CASE_PATHS.charts, statistics())
  await makeOne()
  expect([pictures(), mockDraw.mock.calls]).toEqual([[undefined], []])
})

test('that are switched off are neither asked for nor sent', async () => {
  await open()
  expect(byLabel(report.pictures.label).getAttribute('aria-checked')).toBe('true')
  await click(byLabel(report.pictures.label))
  expect(byLabel(report.pictures.label).getAttribute('aria-checked')).toBe('false')
  await click(make())
  await until(() => orders().length > 0)
  expect([sentTo(CASE_PATHS.charts), pictures()]).toEqual([[], [undefined]])
})

const REFUSALS: Array<[string, TransportReply, string]> = [
  ['cannot be reached', { kind: 'network' }, reportCopy.error.network],
  ['are asked for too often', bare(429), reportCopy.error.throttled],
  ['are for members only', bare(403), reportCopy.error.forbidden],
  ['make no sense', reply('x'), reportCopy.error.server],
]
test.each(REFUSALS)('whose statistics %s keep the report from being made', async (_, answer, sentence) => {
  serve(CASE_PATHS.charts, answer)
  await makeOne()
  expect([toastTexts(), orders(), mockDraw.mock.calls]).toEqual([[sentence], [], []])
  expect(field(report.question.label).value).toBe('违约金如何调整')
})

test('whose statistics our server fails at are told by the question of the whole app alone', async () => {
  serve(CASE_PATHS.charts, bare(503))
  await makeOne()
  const { open: questions } = useOpenConfirmations.getState()
  expect([questions.map(({ text }) => text), toastTexts(), orders()]).toEqual([[reportCopy.error.server], [], []])
  await act(() => questions[0]?.answer(true))
})

test.each([
  ['the first of them', [undefined]],
  ['the second of them', ['data:,AAAA', undefined]],
  ['a picture without its bytes', ['data:']],
])('that a device cannot draw, %s, are told with the way on: the report without them', async (_, drawing) => {
  for (const each of drawing) mockDraw.mockResolvedValueOnce(each)
  await makeOne()
  expect([toastTexts(), orders(), mockDraw.mock.calls.length]).toEqual([[report.pictures.failed], [], drawing.length])
  await click(byLabel(report.pictures.label))
  await click(make())
  await until(() => orders().length > 0)
  expect(pictures()).toEqual([undefined])
})
