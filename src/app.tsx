import { useLaunch, usePageNotFound } from '@tarojs/taro'
import { type PropsWithChildren, useEffect } from 'react'
import { decodeValue } from '@domain/format/address'
import { fromEntries } from '@domain/from-entries'
import { relaunch } from '@/routing/navigation'
import { analytics } from '@/platform/analytics'
import { describeClick } from '@/platform/analytics/click-event'
import { firstPaint } from '@/platform/prerender'
import { offline } from '@/platform/offline'
import { onShown } from '@/platform/visibility'
import { NOT_FOUND } from '@/routing/routes'
import { LargeScreen } from '@/app/large-screen'
import { watchForNewVersion } from '@/app/new-version'
import { connectSession } from '@/app/session-events'
import { showElder } from './stores/elder'
import { captureLaunch } from '@/stores/launch'
import { useSession } from '@/stores/session'
import { AppMessages } from '@/ui/messages/places'
import './styles/app.scss'

connectSession()
showElder()
firstPaint.handOver(offline.begin)

export default function App({ children }: PropsWithChildren) {
  useLaunch(({ query = {} }) => {
    const words = Object.entries(query).filter((entry): entry is [string, string] => typeof entry[1] === 'string')
    watchForNewVersion()
    captureLaunch(fromEntries(words.map(([name, value]) => [name, decodeValue(value)])))
  })

  // Only the mini-program comes here: an old link to a page that is gone.
  usePageNotFound(() => void relaunch(NOT_FOUND))

  useEffect(() => {
    const unwatch = analytics.watch(describeClick)
    // A native login page, or another tab, may have changed who is here.
    const unlisten = onShown(() => useSession.getState().restore())
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
