import { useRef, useState } from 'react'
import type { RouteName } from '@/routing/routes'
import { replaceDocument } from '@/actions/open-document'
import { type Step, neighboursOf, recordVisit } from '@/stores/result-list'

/** On to the rows beside this one in the list it was opened from; each takes the place of the last, so that back leads to the list. */
export function useNeighbours(route: RouteName, id: string) {
  const [{ previous, next }] = useState(() => neighboursOf(route, id))
  const leaving = useRef(false)
  const to = (step?: Step) =>
    step &&
    (async () => {
      if (leaving.current) return
      leaving.current = true
      if (await replaceDocument(step.route, step.params)) recordVisit(step)
      leaving.current = false
    })
  return { previous: to(previous), next: to(next) }
}
