import type { NewsOrders } from '@contract/desk-news'
import { useEffect, useState } from 'react'
import { syncDesk } from '@/actions/sync-desk'
import { fetchNewsOrders, orderNews } from '@/api/desk-news'
import { deskCopy } from '@/copy/desk'
import type { SavedSearch } from '@domain/desk/entry'
import { newestOrder } from '@domain/desk/searches'
import { subscription } from '@/platform/subscription'
import { toast } from '@/platform/toast'
import { useSession } from '@/stores/session'
import { searchedAs } from './look-for-all-news'

const { desk: words } = deskCopy

interface Search {
  id: string
  body: SavedSearch
}

/** Whether the news of a search are told by WeChat, and a way to change that; nothing where nobody can tell them. */
export function useNewsOrder(search: Search | undefined) {
  const [orders, setOrders] = useState<NewsOrders>()
  const isMember = useSession(({ token }) => token !== undefined)
  const asks = subscription.offers && isMember && search !== undefined

  useEffect(() => {
    if (!asks) return
    let isHere = true
    void fetchNewsOrders().then(answer => isHere && answer.ok && setOrders(answer.data))
    return () => {
      isHere = false
    }
  }, [asks])

  if (!search || !orders?.template) return undefined
  const { template, ordered } = orders
  const { id, body } = search
  const isOrdered = ordered.indexOf(id) >= 0

  async function order(wanted: string) {
    const outcome = await subscription.ask(wanted)
    if (outcome !== 'allowed') return toast(outcome === 'refused' ? words.tellRefused : words.tellFailed)
    const list = searchedAs(body.library)
    // The services must know the search by now.
    await syncDesk()
    const answer = await orderNews({ id, order: newestOrder(list?.sorts.map(sort => sort.order) ?? []) })
    if (!answer.ok) return toast(words.tellFailed, { mark: 'failed' })
    setOrders({ template, ordered: [...ordered, id] })
    toast(words.willBeTold, { mark: 'done' })
  }

  async function takeBack() {
    const answer = await orderNews({ id })
    if (!answer.ok) return toast(words.tellFailed, { mark: 'failed' })
    setOrders({ template, ordered: ordered.filter(other => other !== id) })
  }

  return { ordered: isOrdered, toggle: () => void (isOrdered ? takeBack() : order(template)) }
}
