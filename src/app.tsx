import { useLaunch, usePageNotFound } from '@tarojs/taro'
import { type PropsWithChildren, useEffect } from 'react'
import { decodeValue } from '@domain/format/address'
import { fromEntries } from '@domain/guards'
import { relaunch } from '@/routing/navigation'
import { analytics } from '@/platform/analytics'
import { describeClick } from '@/platform/analytics/click-event'
import { prerenderedPage } from '@/platform/prerender'
import { offline } from '@/platform/offline'
import { onVisible } from '@/platform/visibility'
import { NOT_FOUND } from '@/routing/routes'
import { LargeScreen } from '@/app/large-screen'
import { watchForNewVersion } from '@/app/new-version'
import { connectSession } from '@/app/session-events'
import { applyElderMode } from './stores/elder'
import { saveLaunchParams } from '@/stores/launch'
import { useSession } from '@/stores/session'
import { AppMessages } from '@/ui/messages/places'
import './styles/app.scss'

connectSession()
applyElderMode()
prerenderedPage.hydrate(offline.begin)

export default function App({ children }: PropsWithChildren) {
  useLaunch(({ query = {} }) => {
    const textParams = Object.entries(query).filter((entry): entry is [string, string] => typeof entry[1] === 'string')
    watchForNewVersion()
    saveLaunchParams(fromEntries(textParams.map(([name, value]) => [name, decodeValue(value)])))
  })

  // Only the mini-program calls this, for an old link to a page that was removed.
  usePageNotFound(() => void relaunch(NOT_FOUND))

  useEffect(() => {
    const unwatch = analytics.watchClicks(describeClick)
    // A native login page or another tab may have changed the session.
    const unlisten = onVisible(() => useSession.getState().restore())
    return () => {
      unwatch()
      unlisten()
    }
  }, [])

  return (
    <>
      {children}
      <AppMessages />
      <LargeScreen />
    </>
  )
}
