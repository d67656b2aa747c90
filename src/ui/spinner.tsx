import { View } from '@tarojs/components'
import { Icon } from './icon'
import './spinner.scss'

/** Shows a spinning wheel as decoration. The text next to it or aria-busy announces the wait. */
export function Spinner({ size = 16 }: { size?: 16 | 20 }) {
  return (
    <View className='spinner'>
      <Icon name='loader-circle' size={size} />
    </View>
  )
}
