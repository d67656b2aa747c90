import { Text, View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { copy } from '@/copy'
import { IconButton } from './icon-button'
import { Layer } from './layer'
import { useGrip } from './layer/drag'
import './drawer.scss'

interface DrawerProps {
  open: boolean
  onClose: () => void
  title: string
  /** Stands under the content and does not scroll; an ActionBar. */
  actions?: ReactNode
  children: ReactNode
}

/** Slides in from the right, four fifths of the screen wide. */
export function Drawer({ open, onClose, title, actions, children }: DrawerProps) {
  const grip = useGrip('right', onClose)
  return (
    <Layer open={open} onClose={onClose} label={title} from='right' pullDirection='right'>
      <View className='drawer__head' {...grip}>
        <Text className='drawer__title'>{title}</Text>
        <IconButton icon='x' label={copy.action.close} onTap={onClose} />
      </View>
      <View className='drawer__body'>{children}</View>
      {actions}
    </Layer>
  )
}
