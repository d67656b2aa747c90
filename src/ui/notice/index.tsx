import { copy } from '@/copy'
import { back } from '@/routing/navigation'
import { host } from '@/platform/host'
import { Header } from '../header'
import { Page } from '../page'
import { State, type StateProps } from '../state'

/** A screen that has nothing but a state to show. The native wrapper has no back key of its own. */
export function Notice(state: StateProps) {
  const inApp = host.current() === 'app'
  return (
    <Page header={inApp && <Header clear onBack={() => void back()} />}>
      <State {...state} />
    </Page>
  )
}

/** The way home that every dead end offers. */
export const wayHome = (onTap: () => void) => ({ label: copy.action.home, onTap, sensorsName: 'state_home' })
