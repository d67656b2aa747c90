/** The query that a list sends, from its address. */
import { useEffect } from 'react'
import type { Condition } from '@domain/query/condition'
import { encodeUrlQuery } from '@domain/query/codec'
import { caseLibrary } from '@/libraries/case/search'
import { type ListSearch, useListQuery } from '@/pages/list/list-screen/use-list-query'
import { host } from '@/platform/host'
import { share } from '@/platform/share'
import * as navigation from '@/routing/navigation'
import { useShareList } from '@/pages/list/list-screen/use-share-list'
import { act } from '../support/render-block'
import { renderPage } from '../support/render-page'
import { listenToToasts, toasts } from '../support/toasts'

async function openList(params: Record<string, string>) {
  let now: ReturnType<typeof useListQuery>
  function Screen() {
    const query = useListQuery('case-list', caseLibrary)
    useEffect(() => {
      now = query
    })
    return null
  }
  await renderPage(Screen, params)
  const change = async (conditions: Condition[]) => {
    let accepted: boolean | undefined
    await act(() => (accepted = now.change({ conditions })))
    return accepted
  }
  return { change, query: (): ListSearch => now }
}

test('what Taro adds to the params of a page comes into no address', async () => {
  const { change } = await openList({ stamp: 'AA', $taroTimestamp: '1', from: 'home', order: 'relevance' })
  await change([{ name: '全文', value: '合同' }])
  const params = new URLSearchParams(window.location.search)
  expect([...params.keys()].sort()).toEqual(['from', 'order', 'query'])
})

test('conditions of more than 5,000 encoded characters are refused with a word for 5 s; fewer than before are taken', async () => {
  const toast = listenToToasts()
  const many = (count: number) => Array.from({ length: count }, (_, at) => ({ name: '全文', value: `违约金${at}` }))
  const { change, query } = await openList({ query: encodeUrlQuery(many(200)) })
  // A link over the limit is searched, and the reader is told so at once.
  expect(toasts()).toEqual([['抱歉，您选择的筛选条件过多', 5000]])
  expect(await change(many(201))).toBe(false)
  expect(query().conditions).toHaveLength(200)
  expect(toast).toHaveBeenCalledTimes(2)
  expect(await change(many(199))).toBe(true)
  expect(query().conditions).toHaveLength(199)
  expect(toast).toHaveBeenCalledTimes(2)
})

test('conditions that are the same are taken, but not written into the address', async () => {
  const rewritten = jest.spyOn(navigation, 'rewrite')
  const conditions = [{ name: '全文', value: '合同' }]
  const { change } = await openList({ query: encodeUrlQuery(conditions) })
  expect([await change([...conditions]), rewritten.mock.calls]).toEqual([true, []])
  expect(await change([])).toBe(true)
  expect(rewritten).toHaveBeenCalledTimes(1)
})

test('a list is shared by the sheet of the native app, and nowhere else by a button', async () => {
  let shareList: (() => void) | undefined
  const Screen = () => {
    shareList = useShareList('case-list', '案例', { conditions: [{ name: '全文', value: '合同' }], order: 'date' })
    return null
  }
  const sharing = jest.spyOn(share, 'share').mockResolvedValue('shared')
  const current = jest.spyOn(host, 'current').mockReturnValue('browser')
  await renderPage(Screen, { secretKey: 'k' })
  expect(shareList).toBeUndefined()
  current.mockReturnValue('app')
  await renderPage(Screen, { secretKey: 'k' })
  shareList?.()
  const [[{ title, url } = { title: '', url: '' }] = []] = sharing.mock.calls
  expect(title).toMatch(/^案例 · .*合同/)
  expect(decodeURIComponent(url ?? '')).toMatch(/\/case-list\?query=.*合同.*order=date$/)
  expect(url).not.toContain('secretKey')
  jest.restoreAllMocks()
})

test('a link within the limit says nothing', async () => {
  listenToToasts()
  await openList({ query: encodeUrlQuery([{ name: '全文', value: '合同' }]) })
  expect(toasts()).toEqual([])
})
