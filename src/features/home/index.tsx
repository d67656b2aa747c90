import { memo } from 'react'
import { copy } from '@/copy'
import { useHomeTab } from '@/stores/home-tab'
import { useSession } from '@/stores/session'
import { Tabs } from '@/ui/tabs'
import { HomePanes } from './panes'
import { HOME_TABS, type HomeTabKey, tabAt } from './tabs'

const indexOf = (key: HomeTabKey) => HOME_TABS.findIndex(tab => tab.key === key)

/** Which library the home screen looks at. */
export const LibraryTabs = memo(function LibraryTabs() {
  const { at, choose } = useHomeTab()
  return (
    <Tabs
      tabs={HOME_TABS}
      active={HOME_TABS[tabAt(at)]!.key}
      onChange={key => choose(indexOf(key))}
      label={copy.home.tabs}
      sensorsName='home_tab'
    />
  )
})

/** Members see more than guests: whoever signs in or out gets the panes anew. */
export const LibraryPanes = memo(function LibraryPanes() {
  const { at, choose } = useHomeTab()
  const token = useSession(session => session.token)
  return <HomePanes key={token ?? ''} at={tabAt(at)} onChange={choose} />
})
