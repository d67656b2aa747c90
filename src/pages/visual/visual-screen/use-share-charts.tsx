import { useState } from 'react'
import { visualCopy } from '@/copy/visual'
import type { Condition } from '@domain/query/condition'
import { chipsOf } from '@domain/query/search-box'
import { encodeUrlQuery } from '@domain/query/codec'
import { ShareSheet } from '@/features/share'
import { useForward } from '@/features/share/use-forward'
import { useParams } from '@/routing/navigation'
import type { RouteName } from '@/routing/routes'

/** Charts are shared with a key to just these charts. The key one came by opens what one came for: after a tap on a mark it is of no use. */
export function useShareCharts(route: RouteName, conditions: Condition[]) {
  const [open, setOpen] = useState(false)
  const { secretKey, ...opened } = useParams()
  const query = encodeUrlQuery(conditions)
  const params = { ...opened, query, ...(secretKey && query === opened.query ? { secretKey } : {}) }
  const asked = chipsOf(conditions).map(({ value }) => value)
  const title = [visualCopy.visual.shared, ...asked].join(' · ')
  useForward(route, params, title)
  const sheet = <ShareSheet open={open} onClose={() => setOpen(false)} route={route} params={params} title={title} />
  return { start: () => setOpen(true), sheet }
}
