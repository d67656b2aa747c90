import { View } from '@tarojs/components'
import { useState } from 'react'
import { copy } from '@/copy'
import { host } from '@/platform/host'
import { isInstalled } from '@/platform/installed'
import { back, isEntrance, relaunch } from '@/routing/navigation'
import { HOME } from '@/routing/routes'
import { IconButton } from './icon-button'
import { Tap } from './tap'
import './home-header.scss'
import './home-button.scss'

/** The native app has a back button of ours, and the mini-program buttons of its own. */
const isOurs = () => host.current() === 'browser' || host.current() === 'wechat'

/**
 * Shows a button that opens home, on the first screen of a visit. On later screens an installed app gets a back button:
 * it has no browser's bar.
 */
export function HomeButton() {
  const [shown] = useState(() => (!isOurs() ? 'none' : isEntrance() ? 'home' : isInstalled() ? 'back' : 'none'))
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
