import { type ReactNode, useEffect, useState } from 'react'
import { listCopy, fill } from '@/copy/list'
import { formatCount } from '@domain/format/amounts'
import { useLazyCode } from '@/platform/lazy-code'
import { State, type StateAction } from '@/ui/state'
import { RequestSequencer } from '@/request/sequencer'
import type { Condition } from '@domain/query/condition'
import { inFullText } from '@domain/query/full-text'
import type { Library } from '@/libraries/library'
import type { WaysOutProps } from './empty-suggestions'

interface InFullText {
  conditions: Condition[]
  total: number
}

/** Where no title has the words: what the full text has of them, if anything. */
function useFullText(library: Library, conditions: Condition[]): InFullText | undefined {
  const [found, setFound] = useState<{ asked: Condition[]; answer: InFullText }>()
  useEffect(() => {
    const wider = inFullText(conditions)
    if (!wider) return
    const latest = new RequestSequencer({ quiet: true })
    const order = library.sorts[0]?.order ?? ''
    void latest
      .run(signal => library.search({ conditions: wider, order, page: 1, size: 1, signal }))
      .then(answer => {
        const total = answer?.ok ? answer.data.total : undefined
        if (total) setFound({ asked: conditions, answer: { conditions: wider, total } })
      })
    return () => latest.stop()
  }, [library, conditions])
  return found?.asked === conditions ? found.answer : undefined
}

const waysOutCode = () => import('./empty-suggestions')

/** Where what helps after an empty search comes to stand: its code comes when it is wanted, and nothing is missed without it. */
function WaysOutPlace(props: WaysOutProps) {
  const { part } = useLazyCode(waysOutCode)
  return part ? <part.WaysOut {...props} /> : null
}

interface EmptyProps extends WaysOutProps {
  /** Asks for everything; nothing, where that was asked. */
  clear: [] | [StateAction]
  /** What else leads on. */
  children?: ReactNode
}

/** Nothing was found: what the full texts have of it, what less would find, and everything. */
export function Empty({ clear, children, ...asked }: EmptyProps) {
  const { library, conditions, onConditions } = asked
  const wider = useFullText(library, conditions)
  const waysOut = conditions.length > 0 && <WaysOutPlace {...asked} />
  if (!wider) {
    return (
      <State kind='empty' sentence={listCopy.results.empty} actions={clear}>
        {waysOut}
        {children}
      </State>
    )
  }
  const total = formatCount(wider.total)
  const look: StateAction = {
    label: fill(listCopy.results.lookInFullText, { total }),
    onTap: () => onConditions(wider.conditions),
    sensorsName: 'results_full_text',
  }
  return (
    <State kind='empty' sentence={fill(listCopy.results.onlyInFullText, { total })} actions={[look, ...clear]}>
      {waysOut}
      {children}
    </State>
  )
}
