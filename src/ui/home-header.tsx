import { View } from '@tarojs/components'
import type { CSSProperties, ReactNode } from 'react'
import { role } from './aria'
import './home-header.scss'

interface HomeHeaderProps {
  name: string
  children?: ReactNode
  /** Where no bar of the system stands above: what the status bar and the capsule take, in px. */
  insets?: { top: number; right: number }
}

/** 48 px: the product's mark and name at the left, the right kept free for the capsule or a key. */
export function HomeHeader({ name, children, insets }: HomeHeaderProps) {
  const style: CSSProperties = insets ? { paddingTop: `${insets.top}px`, paddingRight: `${insets.right}px` } : {}
  return (
    <View className='home-header' style={style} {...role('banner')}>
      <View className='home-header__bar'>
        <View className='home-header__mark' />
        <View className='home-header__name' {...role('heading')}>
          {name}
        </View>
        <View className='home-header__right'>{children}</View>
      </View>
    </View>
  )
}
