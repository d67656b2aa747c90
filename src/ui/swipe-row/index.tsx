import { View } from '@tarojs/components'
import type { SwipeRowProps } from '../ports'
import { useSwipe } from './use-swipe'
import './index.scss'

/** Renders a list row that a finger can push aside. The code for that is loaded later. */
export function SwipeRow(props: SwipeRowProps) {
  const { Swipe } = useSwipe()
  return <View className='swipe-row'>{Swipe ? <Swipe {...props} /> : props.children}</View>
}
