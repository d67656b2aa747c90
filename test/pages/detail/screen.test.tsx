/** The screen of a document: its neighbours in the list, the version that opens next, and a page of Moments. */
import Taro from '@tarojs/taro'
import { removalRequest } from '@/actions/ask-for-removal'
import * as documents from '@/actions/open-document'
import { readerCopy } from '@/copy/reader'
import * as reader from '@/features/reader'
import CaseDetail from '@/pages/detail/case'
import { host } from '@/platform/host'
import { deviceValues } from '@/platform/storage/keys'
import { transport } from '@/platform/transport'
import { takeLastVisitedIndex, type ResultDocument, setResultList } from '@/stores/result-list'
import { View } from '@tarojs/components'
import { act, all, until } from '../../support/render-block'
import { judgment } from '../../support/judgment'
import { renderPage } from '../../support/render-page'

const steps = ['c0', 'c1', 'c2'].map((jid): ResultDocument => ({ route: 'case-detail', params: { jid } }))
const shown = jest.spyOn(reader, 'Reader')
const propsOf = () => shown.mock.calls.at(-1)![0]
const replace = jest.spyOn(documents, 'replaceDocument')

async function open(params: Record<string, string> = {}) {
  await renderPage(CaseDetail, { jid: 'c1', ...params })
  await until(() => shown.mock.calls.length > 0)
}

beforeEach(() => {
  jest.clearAllMocks()
  jest.spyOn(Taro, 'getCurrentPages').mockReturnValue([{}] as never)
  jest.spyOn(removalRequest, 'isAvailable').mockReturnValue(true)
  shown.mockImplementation(({ foot }) => <View className='reader'>{foot}</View>)
  replace.mockResolvedValue(true)
  const text = JSON.stringify({ status: 0, succeed: true, result: judgment })
  jest.spyOn(transport, 'send').mockResolvedValue({ kind: 'reply', status: 200, text })
  setResultList([])
})
afterEach(() => jest.mocked(host.isSinglePage).mockRestore?.())

test.each([
  ['a page of its own offers', false],
  ['a page of Moments, which leads nowhere, lacks', true],
])('%s the bookmark, notes, a share, a file and the request of removal', async (_, isSinglePage) => {
  jest.spyOn(host, 'isSinglePage').mockReturnValue(isSinglePage)
  await open()
  const { bookmark, noteSubject, onShare, onDownload } = propsOf()
  for (const offer of [bookmark, noteSubject, onShare, onDownload]) expect(offer === undefined).toBe(isSinglePage)
  expect(all('.reader').map(({ textContent }) => textContent)).toEqual([
    isSinglePage ? '' : readerCopy.document.removal,
  ])
})

test('a deployment that takes no requests of removal has no link to them', async () => {
  jest.mocked(removalRequest.isAvailable).mockReturnValue(false)
  await open()
  expect(all('.reader').map(({ textContent }) => textContent)).toEqual([''])
})

describe('a document of a list', () => {
  test('gives its place to a neighbour, once for two taps, and the list learns of the visit', async () => {
    setResultList(steps)
    await open()
    const { next } = propsOf().neighbours!
    await act(() => void Promise.all([next!(), next!()]))
    await until(() => replace.mock.calls.length > 0)
    expect(replace.mock.calls).toEqual([['case-detail', { jid: 'c2' }]])
    expect(takeLastVisitedIndex(steps)).toBe(2)
    await act(() => void propsOf().neighbours!.previous!())
    await until(() => replace.mock.calls.length > 1)
    expect(replace.mock.calls[1]).toEqual(['case-detail', { jid: 'c0' }])
  })

  test('that no neighbour replaces is no visit', async () => {
    setResultList(steps)
    replace.mockResolvedValue(false)
    await open()
    await act(() => void propsOf().neighbours!.next!())
    await until(() => replace.mock.calls.length > 0)
    expect(takeLastVisitedIndex(steps)).toBe(-1)
  })

  test('has no neighbours when it was opened by its link', async () => {
    await open()
    expect(propsOf().neighbours).toEqual({ previous: undefined, next: undefined })
  })
})

test.each([
  ['the search and the article stay', { query: 'q', article: '第五条' }, { query: 'q', article: '第五条' }],
  ['what is not theirs goes', { paragraph: '3', secretKey: 'k' }, {}],
])('another version takes the place of the document: %s', async (_, params, carried) => {
  await open(params)
  await act(() => propsOf().onVersion!('c9'))
  expect(replace.mock.calls).toEqual([['case-detail', { ...carried, jid: 'c9' }]])
})

test('the place where the reader stops is stored, and is forgotten at the top', async () => {
  await open()
  await act(() => propsOf().onRest!(0))
  expect(deviceValues.readingPlace.get()).toMatchObject({ address: '/case-detail/c1', params: { paragraph: '1' } })
  await act(() => propsOf().onRest!(undefined))
  expect(deviceValues.readingPlace.get()).toBeUndefined()
})
