import { useRef, useState } from 'react'
import type { RouteName } from '@/routes'
import { replaceDocument } from '@/stores/open-document'
import { type Step, neighboursOf, walkOn } from '@/stores/result-trail'

/** On to the rows beside this one in the list it was opened from; each takes the place of the last, so that back leads to the list. */
export function useNeighbours(route: RouteName, id: string) {
  const [{ previous, next }] = useState(() => neighboursOf(route, id))
  const leaving = useRef(false)
  const to = (step?: Step) =>
    step &&
    (async () => {
      if (leaving.current) return
      leaving.current = true
      if (await replaceDocument(step.route, step.params)) walkOn(step)
      leaving.current = false
    })
  return { previous: to(previous), next: to(next) }
}
