import { copy } from '@/copy'
import { relaunch } from '@/routing/navigation'
import { HOME } from '@/routing/routes'
import { host } from '@/platform/host'
import { Header } from './header'
import { Page } from './page'
import { State, type StateProps } from './state'

/** A screen that has nothing but a state to show. The native wrapper has no back key of its own. */
export function Notice(state: StateProps) {
  const inApp = host.current() === 'app'
  return (
    <Page header={inApp && <Header clear back />}>
      <State {...state} />
    </Page>
  )
}

/** The way home that every dead end offers. */
export const wayHome = { label: copy.action.home, onTap: () => void relaunch(HOME), sensorsName: 'state_home' }
