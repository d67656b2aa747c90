/** The bookmark of a document: it becomes what its button offered, whatever it has become meanwhile. */
import { lawSource } from '@/libraries/law/document'
import { setBookmark, watchBookmark } from '@/pages/detail/document-screen/bookmark'
import { type ShownDocument, passageParams, readingPlaceOf } from '@/pages/detail/document-screen/place'
import { useWorkspace } from '@/stores/workspace'

const mockSave = jest.fn()
const mockRemove = jest.fn()
jest.mock('@/actions/save-document', () => ({
  openWorkspaceToSave: () => Promise.resolve(),
  saveDocument: (...args: unknown[]) => mockSave(...args) as unknown,
  removeDocument: (...args: unknown[]) => mockRemove(...args) as unknown,
}))
jest.mock('@/stores/workspace', () => ({
  ...jest.requireActual<object>('@/stores/workspace'),
  openWorkspace: () => Promise.resolve(),
}))

const ID = 'law-detail l1'
const document = { id: 'l1', title: '某法', metadata: {}, passages: [] } as unknown as ShownDocument['document']
const SHOWN: ShownDocument = { source: lawSource, params: { lid: 'l1' }, document }
const setSaved = (isSaved: boolean) =>
  useWorkspace.setState({ syncState: isSaved ? { [ID]: { body: {} } } : {} } as never)

beforeEach(() => jest.clearAllMocks())

test.each([
  [false, true, [[ID, expect.objectContaining({ title: '某法', route: 'law-detail', params: { lid: 'l1' } })]], []],
  [true, true, [], []],
  [true, false, [], [[ID]]],
  [false, false, [], []],
])('saved: %s, a tap for saved: %s', async (isSaved, wish, saves, removals) => {
  setSaved(isSaved)
  await setBookmark(SHOWN, wish)
  expect([mockSave.mock.calls, mockRemove.mock.calls]).toEqual([saves, removals])
})

test('each change of the workspace is told, until nobody listens', () => {
  setSaved(false)
  const states: boolean[] = []
  const stop = watchBookmark(SHOWN, on => states.push(on))
  setSaved(true)
  setSaved(false)
  stop()
  setSaved(true)
  expect(states).toEqual([false, true, false])
})

describe('the place where a reader stopped', () => {
  const long = '当事人应当遵循公平原则确定各方的权利和义务。'.repeat(5)
  const text = {
    passages: [
      { kind: 'article' as const, number: '第一条', text: ' <em>当事人</em>应当守信。\n第二款。' },
      { kind: 'paragraph' as const, text: long },
    ],
  }

  test.each([
    ['an article, with its first line', 0, { params: { article: '第一条' }, text: '当事人应当守信。' }],
    ['a paragraph, with its beginning', 1, { params: { paragraph: '2' }, text: long.slice(0, 60) }],
    ['none outside the text', 2, undefined],
  ])('is %s', (_, at, place) => expect(readingPlaceOf(text, at)).toEqual(place))

  test('outside the text is a position, which a longer version may have', () => {
    expect(passageParams(text, 6)).toEqual({ paragraph: '7' })
  })
})
