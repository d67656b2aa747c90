import { Text, View } from '@tarojs/components'
import { copy } from '@/copy'
import { Icon } from '@/ui/icon'
import { Sheet } from '@/ui/sheet'
import { Spinner } from '@/ui/spinner'
import { Tap } from '@/ui/tap'
import { ForwardTap } from '@/ui/forward-tap'
import { CHANNELS, WECHAT } from './channels'
import { type Sharing, useSharing } from './use-sharing'
import './index.scss'

interface ShareSheetProps extends Sharing {
  open: boolean
}

/** Where to share a document. A choice closes the sheet once the link is made. */
export function ShareSheet({ open, ...sharing }: ShareSheetProps) {
  const { choose, leave, making } = useSharing(open, sharing)
  return (
    <Sheet
      open={open}
      onClose={leave}
      title={copy.share.title}
      corner={false}
      actions={
        <Tap className='share-sheet__cancel' onTap={leave} sensorsName='share_cancel'>
          {copy.action.cancel}
        </Tap>
      }
    >
      <View className='share-sheet__what'>
        <Icon name='file-text' />
        <Text className='share-sheet__title'>{sharing.title}</Text>
      </View>
      <View className='share-sheet__channels'>
        {CHANNELS.map(({ code, icon, label, sensorsName }) => {
          const Choice = code === WECHAT ? ForwardTap : Tap
          return (
            <Choice
              key={code}
              className='share-sheet__channel'
              label={label}
              disabled={making !== undefined}
              busy={making === code}
              onTap={() => void choose(code)}
              sensorsName={sensorsName}
            >
              <View className='share-sheet__icon'>
                {making === code ? <Spinner size={20} /> : <Icon name={icon} size={24} />}
              </View>
              <Text>{label}</Text>
            </Choice>
          )
        })}
      </View>
    </Sheet>
  )
}
