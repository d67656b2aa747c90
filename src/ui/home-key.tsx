import { View } from '@tarojs/components'
import { useState } from 'react'
import { copy } from '@/copy'
import { host } from '@/platform/host'
import { isEntrance, relaunch } from '@/routing/navigation'
import { HOME } from '@/routing/routes'
import { Tap } from './tap'
import './home-header.scss'
import './home-key.scss'

/**
 * Whether the first page needs a home button. The native app has a back button and the mini-program a home button of
 * its own, so only browsers need one.
 */
const isMissing = () => (host.current() === 'browser' || host.current() === 'wechat') && isEntrance()

/** Shows a button that opens home, on the first screen of a visit. */
export function HomeKey() {
  const [isVisible] = useState(isMissing)
  if (!isVisible) return null
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
