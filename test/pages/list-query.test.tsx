/** What a list is asked for, in the address. */
import { caseLibrary } from '@/libraries/case'
import { type ListQuery, useListQuery } from '@/pages/list-screen/use-list-query'
import { useEffect } from 'react'
import { act } from '../support/render-block'
import { renderPage } from '../support/render-page'

test('what Taro adds to the params of a page comes into no address', async () => {
  let change: (changed: Partial<ListQuery>) => void = () => undefined
  function Screen() {
    const query = useListQuery('case-list', caseLibrary)
    useEffect(() => {
      change = query.change
    })
    return null
  }
  await renderPage(Screen, { stamp: 'AA', $taroTimestamp: '1', from: 'home', order: 'relevance' })
  await act(() => change({ conditions: [{ name: '全文', value: '合同' }] }))
  const params = new URLSearchParams(window.location.search)
  expect([...params.keys()].sort()).toEqual(['from', 'order', 'query'])
})
