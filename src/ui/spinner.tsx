import { View } from '@tarojs/components'
import { Icon } from './icon'
import './spinner.scss'

/** The wait itself is told by the text beside it or by aria-busy, so the wheel is decoration. */
export function Spinner({ size = 16 }: { size?: 16 | 20 }) {
  return (
    <View className='spinner'>
      <Icon name='loader-circle' size={size} />
    </View>
  )
}
