import { View } from '@tarojs/components'
import { shareCopy } from '@/copy/share'
import { Layer } from '@/ui/layer'
import './menu-guide.scss'

interface MenuGuideProps {
  open: boolean
  onClose: () => void
}

/** The WeChat browser shares by its own menu alone, at the top right: an arrow leads there. A tap anywhere closes it. */
export function MenuGuide({ open, onClose }: MenuGuideProps) {
  return (
    <Layer open={open} onClose={onClose} from='right' label={shareCopy.share.menuGuide} className='menu-guide'>
      <View className='menu-guide__all' onClick={onClose}>
        <View className='menu-guide__arrow' />
        <View className='menu-guide__lead'>{shareCopy.share.menuGuide}</View>
        <View className='menu-guide__note'>{shareCopy.share.copied.more}</View>
      </View>
    </Layer>
  )
}
