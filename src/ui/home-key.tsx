import { View } from '@tarojs/components'
import { useState } from 'react'
import { copy } from '@/copy'
import { host } from '@/platform/host'
import { isEntrance, relaunch } from '@/routing/navigation'
import { HOME } from '@/routing/routes'
import { Tap } from './tap'
import './home-header.scss'
import './home-key.scss'

/** Only a browser lacks one: the wrapper has its back key, and WeChat puts a house on a page that one came in by. */
const isMissing = () => (host.current() === 'browser' || host.current() === 'wechat') && isEntrance()

/** The way into the app from the screen that one came in by. */
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
