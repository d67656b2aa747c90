import { Text, View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { copy } from '@/copy'
import { IconButton } from './icon-button'
import { Layer } from './layer'
import { useGripProps } from './layer/drag'
import './drawer.scss'

interface DrawerProps {
  open: boolean
  onClose: () => void
  title: string
  /** An ActionBar. It stays in place below the scrolling content. */
  actions?: ReactNode
  children: ReactNode
}

/** Shows a panel that slides in from the right and covers four fifths of the screen's width, at most 400 px. */
export function Drawer({ open, onClose, title, actions, children }: DrawerProps) {
  const grip = useGripProps('right', onClose)
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
