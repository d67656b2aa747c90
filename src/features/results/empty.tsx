import type { ReactNode } from 'react'
import { listCopy, fill } from '@/copy/list'
import { formatCount } from '@domain/format/amounts'
import { State, type StateAction } from '@/ui/state'
import { useFullText } from './use-full-text'
import type { WaysOutProps } from './ways-out'
import { WaysOutPlace } from './ways-out-place'

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
