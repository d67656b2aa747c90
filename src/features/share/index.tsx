import { Text, View } from '@tarojs/components'
import { shareCopy, fill } from '@/copy/share'
import { Icon } from '@/ui/icon'
import { Sheet } from '@/ui/sheet'
import { Spinner } from '@/ui/spinner'
import { Switch } from '@/ui/switch'
import { Tap } from '@/ui/tap'
import { ForwardTap } from '@/ui/forward-tap'
import type { ShareCardSubject } from './card/texts'
import { Layer } from '@/ui/layer'
import { type SharingOptions, useSharing, availableTargets, WECHAT_TARGET } from './use-sharing'
import './menu-guide.scss'
import './index.scss'

interface MenuGuideProps {
  open: boolean
  onClose: () => void
}

/** Points to WeChat's menu at the top right: WeChat's browser shares only from this menu. A tap closes the guide. */
function MenuGuide({ open, onClose }: MenuGuideProps) {
  return (
    <Layer open={open} onClose={onClose} from='right' label={shareCopy.share.menuGuide} className='menu-guide'>
      <Tap className='menu-guide__all' onTap={onClose}>
        <View className='menu-guide__arrow' />
        <View className='menu-guide__lead'>{shareCopy.share.menuGuide}</View>
        <View className='menu-guide__note'>{shareCopy.share.copied.more}</View>
      </Tap>
    </Layer>
  )
}

/** The passage at the reader's position. The reader decides whether the link opens there. */
interface SharedPlace {
  name: string
  isIncluded: boolean
  onChange: (carried: boolean) => void
}

interface ShareSheetProps extends SharingOptions {
  open: boolean
  place?: SharedPlace
  /** The document for the image card. Charts and citation checks have no image card. */
  subject?: ShareCardSubject
}

/**
 * Shows the share sheet. After a choice the sheet closes when the link exists. For the image card it closes when the
 * card's code has loaded, and for WeChat's own sharing at once.
 */
export function ShareSheet({ open, place, subject, ...sharing }: ShareSheetProps) {
  const { choose, drawCard, cardSheet, leave, making, guide } = useSharing(open, sharing)
  return (
    <>
      <Sheet
        open={open}
        onClose={leave}
        title={shareCopy.share.title}
        corner={false}
        actions={
          <Tap className='share-sheet__cancel' onTap={leave} sensorsName='share_cancel'>
            {shareCopy.action.close}
          </Tap>
        }
      >
        <View className='share-sheet__what'>
          <Icon name='file-text' />
          <Text className='share-sheet__title'>{sharing.title}</Text>
        </View>
        {place && (
          <View className='share-sheet__place'>
            <Text className='share-sheet__where'>{fill(shareCopy.share.from, { name: place.name })}</Text>
            <Switch
              checked={place.isIncluded}
              onChange={place.onChange}
              label={fill(shareCopy.share.from, { name: place.name })}
              sensorsName='share_place'
            />
          </View>
        )}
        <View className='share-sheet__targets'>
          {availableTargets().map(choice => {
            const { key, code, icon, label, sensorsName } = choice
            const Choice = code === WECHAT_TARGET ? ForwardTap : Tap
            return (
              <Choice
                key={key}
                className='share-sheet__target'
                label={label}
                disabled={making !== undefined}
                busy={making === key}
                onTap={() => void choose(choice)}
                sensorsName={sensorsName}
              >
                <View className='share-sheet__icon'>
                  {making === key ? <Spinner size={20} /> : <Icon name={icon} size={24} />}
                </View>
                <Text>{label}</Text>
              </Choice>
            )
          })}
          {subject && (
            <Tap
              className='share-sheet__target'
              label={shareCopy.share.card}
              disabled={making !== undefined}
              busy={making === 'card'}
              onTap={() => void drawCard()}
              sensorsName='share_card'
            >
              <View className='share-sheet__icon'>
                {making === 'card' ? <Spinner size={20} /> : <Icon name='image' size={24} />}
              </View>
              <Text>{shareCopy.share.card}</Text>
            </Tap>
          )}
        </View>
      </Sheet>
      {cardSheet && subject && <cardSheet.Sheet subject={subject} link={cardSheet.link} onClose={cardSheet.onClose} />}
      <MenuGuide {...guide} />
    </>
  )
}
