import { Button, View } from '@tarojs/components'
import { Tap, type TapProps } from '../tap'
import { reportTap } from '../tap/host'
import './index.scss'

/** WeChat forwards a page only through a button of its own: it lies, unseen, over what it stands for. */
export const ForwardTap = ({ onTap, sensorsName, ...look }: TapProps) => (
  <View className='forward-tap'>
    <Tap {...look} />
    <Button
      className='forward-tap__button'
      openType='share'
      onClick={event => {
        reportTap(sensorsName)
        onTap?.(event)
      }}
    />
  </View>
)
