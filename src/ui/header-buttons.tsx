import { View } from '@tarojs/components'
import { useState } from 'react'
import { copy } from '@/copy'
import { host } from '@/platform/host'
import { isInstalled } from '@/platform/installed'
import { back, isFirstScreen, relaunch, open } from '@/routing/navigation'
import { HOME, ROUTES } from '@/routing/routes'
import { bridge } from '@/platform/bridge'
import { isOffered } from '@/platform/settings/offered'
import { IconButton } from './icon-button'
import { Tap } from './tap'
import './home-header.scss'
import './header-buttons.scss'

/**
 * Whether this host needs a home or back button from this file. In the native app `Header` shows a back button, and the
 * mini-program has its own buttons.
 */
const isOurs = () => host.current() === 'browser' || host.current() === 'wechat'

/**
 * Shows a button that opens home, on the first screen of a visit. On later screens an installed app gets a back button,
 * because it has no browser bar.
 */
export function HomeButton() {
  const [shown] = useState(() => (!isOurs() ? 'none' : isFirstScreen() ? 'home' : isInstalled() ? 'back' : 'none'))
  if (shown === 'none') return null
  if (shown === 'back')
    return (
      <IconButton
        icon='chevron-left'
        size={24}
        label={copy.action.back}
        onTap={() => void back()}
        sensorsName='header_back'
      />
    )
  return (
    <Tap
      role='link'
      className='home-key'
      label={copy.action.home}
      onTap={() => void relaunch(HOME)}
      sensorsName='header_home'
    >
      <View className='home-header__mark' />
    </Tap>
  )
}

/** Shows a button that opens the workspace. A briefcase always means the workspace, a bookmark a saved document. */
export function WorkspaceShortcut() {
  if (!isOffered('desk')) return null
  const go = async () => (await bridge.openDesk()) ?? open('desk')
  return (
    <IconButton
      className='workspace-shortcut'
      icon='briefcase'
      label={ROUTES.desk.title}
      onTap={() => void go()}
      sensorsName='header_desk'
    />
  )
}
