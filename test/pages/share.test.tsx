/** The share sheet reports the chosen action to the native wrapper, by the wrapper's numbers. */
import { View } from '@tarojs/components'
import { useMemo, useState } from 'react'
import { shareCopy } from '@/copy/share'
import * as shareFeature from '@/features/share'
import type { ShareTargetCode } from '@/features/share/use-sharing'
import type { Passage, ReadableDocument } from '@/libraries/document'
import { lawSource } from '@/libraries/law/document'
import { useShareDocument } from '@/pages/detail/document-screen/use-share-document'
import { encodeUrlQuery } from '@domain/query/codec'
import { host } from '@/platform/host'
import { share } from '@/platform/share'
import { transport } from '@/platform/transport'
import { act, all, click, one, press, render, until } from '../support/render-block'

const PARAMS = { lid: 'l1' }
const conditions = (value: string) => encodeUrlQuery([{ name: '全文', value }])
let chosen: ShareTargetCode[] = []
let openAgain: () => void

async function openSheet() {
  chosen = []
  await render(function Screen() {
    const [open, setOpen] = useState(true)
    openAgain = () => setOpen(true)
    return (
      <shareFeature.ShareSheet
        open={open}
        onClose={() => setOpen(false)}
        route='law-detail'
        params={PARAMS}
        title='某法'
        onChosen={code => chosen.push(code)}
      />
    )
  })
  await until(() => all('.share-sheet__target').length > 0)
}

beforeEach(() => {
  jest.spyOn(host, 'current').mockReturnValue('app')
  const key = { status: 0, succeed: true, result: 'k'.repeat(22) }
  jest.spyOn(transport, 'send').mockResolvedValue({ kind: 'reply', status: 200, text: JSON.stringify(key) })
  jest.spyOn(share, 'share').mockResolvedValue('shared')
})

afterEach(() => jest.restoreAllMocks())

const { targets } = shareCopy.share
const choice = (name: string) => all('.share-sheet__target').find(({ textContent }) => textContent === name)!

test.each([
  ['the word for it', () => one('.share-sheet__cancel')],
  ['the mask', () => one('.layer__mask')],
])('closed by %s without a choice, it tells 9', async (_, way) => {
  await openSheet()
  await click(way())
  expect(chosen).toEqual([9])
  expect(share.share).not.toHaveBeenCalled()
})

test.each([
  [targets.alpha, 0],
  [targets.wechat, 1],
  [targets.moments, 2],
  [targets.more, -1],
])('%s is %i, told once', async (name, code) => {
  await openSheet()
  await click(choice(name))
  await until(() => chosen.length > 0)
  expect(chosen).toEqual([code])
  expect(share.share).toHaveBeenCalledWith(expect.objectContaining({ channel: code }))
  // On its way out the sheet is deaf.
  for (const key of all('.share-sheet__cancel')) await click(key)
  expect(chosen).toEqual([code])
})

test.each([
  ['with a share dialog', true, ['复制链接', '系统分享']],
  ['without', false, ['复制链接']],
])('a browser %s offers what it can do, and no two that do the same', async (_, hasDialog, names) => {
  jest.spyOn(host, 'current').mockReturnValue('browser')
  jest.spyOn(share, 'hasSystemDialog').mockReturnValue(hasDialog)
  await openSheet()
  expect(all('.share-sheet__target').map(({ textContent }) => textContent)).toEqual(names)
  await click(choice(shareCopy.share.link))
  await until(() => chosen.length > 0)
  expect(chosen).toEqual([-1])
  expect(share.share).toHaveBeenCalledWith(expect.objectContaining({ channel: -1, copyOnly: true }))
})

test('one key serves all targets; charts with other conditions get a new one', async () => {
  const before = jest.mocked(transport.send).mock.calls.length
  const keyRequests = () => jest.mocked(transport.send).mock.calls.length - before
  let change: (query: string) => void = () => undefined
  await render(function Charts() {
    const [query, setQuery] = useState(conditions('违约金'))
    const [open, setOpen] = useState(true)
    change = next => {
      setQuery(next)
      setOpen(true)
    }
    const params = useMemo(() => ({ query }), [query])
    return (
      <shareFeature.ShareSheet
        open={open}
        onClose={() => setOpen(false)}
        route='case-visual'
        params={params}
        title='可视化'
      />
    )
  })
  const shareOnce = async () => {
    await until(() => all('.share-sheet__target').length > 0)
    const shared = jest.mocked(share.share).mock.calls.length
    await click(choice(targets.wechat))
    await until(() => jest.mocked(share.share).mock.calls.length > shared)
  }
  await shareOnce()
  await act(() => change(conditions('违约金')))
  await shareOnce()
  expect(keyRequests()).toBe(1)
  await act(() => change(conditions('定金')))
  await shareOnce()
  expect(keyRequests()).toBe(2)
})

test('a place of a law is shared instead of the place at which the law is open', async () => {
  const passages: Passage[] = [
    { kind: 'article', number: '第一条', text: '甲' },
    { kind: 'paragraph', text: '附则' },
  ]
  const law = { title: '某法', citation: '', passages } as unknown as ReadableDocument
  const params = { lid: 'l1', article: '第一条' }
  await render(function Screen() {
    const { shareFrom, sheet } = useShareDocument(lawSource, params, law)
    return (
      <>
        <View className='from-here' onClick={() => shareFrom(1)} />
        {sheet}
      </>
    )
  })
  await click(one('.from-here'))
  await until(() => all('.share-sheet__target').length > 0)
  const before = jest.mocked(share.share).mock.calls.length
  await click(choice(targets.wechat))
  await until(() => jest.mocked(share.share).mock.calls.length > before)
  const { url = '' } = jest.mocked(share.share).mock.calls.at(-1)![0]
  expect([url.includes('paragraph=2'), url.includes('article=')]).toEqual([true, false])
})

test.each([
  ['an article is its number', 0, '第一条'],
  ['a paragraph is its first words, without marks', 1, '附则规定了本法施行的日期和旧法废止的时间，并且很'],
  ['no passage is that of the whole document', undefined, undefined],
  ['a passage that the text lacks has no name', 7, ''],
])('the place that a link can carry: %s', async (_, passage, name) => {
  const passages: Passage[] = [
    { kind: 'article', number: '第一条', text: '甲' },
    { kind: 'paragraph', text: ' <em>附则</em>规定了本法施行的日期和旧法废止的时间，并且很长很长' },
  ]
  const sheet = jest.spyOn(shareFeature, 'ShareSheet').mockReturnValue(<View />)
  const law = { title: '某法', citation: '', passages } as unknown as ReadableDocument
  let shareAt: (passage: number | undefined) => void = () => undefined
  await render(function Screen() {
    const { share: openSheet, sheet } = useShareDocument(lawSource, PARAMS, law)
    shareAt = openSheet
    return sheet
  })
  const propsOf = () => sheet.mock.calls.at(-1)![0]
  await act(() => shareAt(passage))
  expect([propsOf().place?.name, propsOf().params]).toEqual([name, PARAMS])
  if (passage !== 1) return
  await act(() => propsOf().place!.onChange(true))
  expect(propsOf()).toMatchObject({ params: { lid: 'l1', paragraph: '2' }, subject: { passage: passages[1] } })
})

test('opened again it tells anew', async () => {
  await openSheet()
  await click(one('.share-sheet__cancel'))
  await act(() => openAgain())
  await click(one('.share-sheet__cancel'))
  expect(chosen).toEqual([9, 9])
})

test('in the browser of WeChat a guide to its menu follows, which a tap or a key closes', async () => {
  jest.spyOn(host, 'current').mockReturnValue('wechat')
  await openSheet()
  await click(choice(targets.moments))
  await until(() => all('.menu-guide').length > 0)
  const guide = one('.menu-guide [role="button"]')
  expect([guide.tabIndex, guide.textContent]).toEqual([0, shareCopy.share.menuGuide + shareCopy.share.copied.more])
  await press(guide, 'Enter')
  await until(() => all('.menu-guide').length === 0)
  expect(all('.menu-guide')).toEqual([])
})
