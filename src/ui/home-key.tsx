import { View } from '@tarojs/components'
import { useState } from 'react'
import { copy } from '@/copy'
import { host } from '@/platform/host'
import { isEntrance, relaunch } from '@/routing/navigation'
import { HOME } from '@/routing/routes'
import { Tap } from './tap'
import './home-header.scss'
import './home-key.scss'

/** Only needed in a browser, on the first page: the wrapper has a back key, and the mini-program a home button. */
const isMissing = () => (host.current() === 'browser' || host.current() === 'wechat') && isEntrance()

/** Opens home from the first screen of a visit. */
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
