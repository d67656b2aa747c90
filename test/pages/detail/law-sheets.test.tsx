/** The sheets over a law: which article they are about, and what their actions do. */
import { View } from '@tarojs/components'
import * as documents from '@/actions/open-document'
import * as citation from '@/features/citation'
import * as versionsSheet from '@/features/citation/versions'
import type { Passage, ReadableDocument } from '@/libraries/document'
import { useLawSheets } from '@/pages/detail/document-screen/use-law-sheets'
import type { LinkSegment } from '@/ui/segments/types'
import { act, render } from '../../support/render-block'

const ARTICLE: Passage = { kind: 'article', number: '第一条', text: '甲' }
const PARAGRAPH: Passage = { kind: 'paragraph', text: '附则' }
const links = { goTo: jest.fn(), onShare: jest.fn(), onNote: jest.fn() }
const HISTORY = { title: '某法', article: '第一条', text: '甲', versions: [] }

const cited = jest.spyOn(citation, 'CitationSheet')
const actions = jest.spyOn(citation, 'ArticleActionsSheet')
const versions = jest.spyOn(versionsSheet, 'VersionsSheet')
const lastPropsOf = <Props,>(sheet: jest.SpyInstance<unknown, [Props, ...unknown[]]>) => sheet.mock.calls.at(-1)![0]

let hook: ReturnType<typeof useLawSheets>
async function open(passages = [ARTICLE, PARAGRAPH], more: Partial<typeof links> = links) {
  const document = { id: 'l1', title: '某法', passages } as unknown as ReadableDocument
  await render(function Screen() {
    hook = useLawSheets(document, { ...links, ...more })
    return hook.sheets
  })
}

beforeEach(() => {
  jest.clearAllMocks()
  for (const sheet of [cited, actions, versions]) sheet.mockReturnValue(<View />)
})

const linkTo = (attributes: object) => ({ kind: 'link', text: '第三条', attributes }) as unknown as LinkSegment

test('a cited article opens in its sheet; another link is followed', async () => {
  const follow = jest.spyOn(documents, 'followLink').mockReturnValue(undefined as never)
  await open()
  await act(() => hook.onLink(linkTo({ law: '合同法', lid: 'l2', article: '第三条' })))
  expect(lastPropsOf(cited).cited).toMatchObject({ law: '合同法', article: '第三条' })
  expect(follow).not.toHaveBeenCalled()
  await act(() => lastPropsOf(cited).onClose())
  expect(lastPropsOf(cited).cited).toBeUndefined()
  await act(() => hook.onLink(linkTo({ href: 'https://example.com' })))
  expect([lastPropsOf(cited).cited, follow.mock.calls.length]).toEqual([undefined, 1])
})

test.each([
  ['in the law itself', 'l1', true, 1],
  ['in another law', 'l2', false, 0],
])('a jump to an article %s', async (_, lid, jumps, times) => {
  links.goTo.mockReturnValue(true)
  await open()
  expect(lastPropsOf(cited).onJump!({ lid, article: '第一条' } as never)).toBe(jumps)
  expect(links.goTo).toHaveBeenCalledTimes(times)
})

test('only an article has versions', async () => {
  await open()
  await act(() => hook.onVersions(0))
  expect(lastPropsOf(versions).of).toEqual(HISTORY)
  await act(() => hook.onVersions(1))
  expect(lastPropsOf(versions).of).toBeUndefined()
})

test('the actions are about the tapped article, and about none before', async () => {
  await open()
  lastPropsOf(actions).onShare!()
  lastPropsOf(actions).onNote!()
  expect([links.onShare.mock.calls, links.onNote.mock.calls]).toEqual([[], []])
  await act(() => hook.onArticle(0))
  expect(lastPropsOf(actions).of).toEqual(HISTORY)
  lastPropsOf(actions).onShare!()
  lastPropsOf(actions).onNote!()
  expect([links.onShare.mock.calls, links.onNote.mock.calls]).toEqual([[[0]], [[0]]])
  await act(() => lastPropsOf(actions).onVersions!())
  expect(lastPropsOf(versions).of).toEqual(HISTORY)
  await act(() => lastPropsOf(actions).onClose())
  expect(lastPropsOf(actions).of).toBeUndefined()
})

test('where no notes are taken, no action takes one', async () => {
  await open([ARTICLE], { onNote: undefined })
  expect(lastPropsOf(actions).onNote).toBeUndefined()
})

test('a text without articles has no actions for them', async () => {
  await open([PARAGRAPH])
  expect(actions).not.toHaveBeenCalled()
})
