import { Text, View } from '@tarojs/components'
import { shareCopy, fill } from '@/copy/share'
import { Icon } from '@/ui/icon'
import { Sheet } from '@/ui/sheet'
import { Spinner } from '@/ui/spinner'
import { Switch } from '@/ui/switch'
import { Tap } from '@/ui/tap'
import { ForwardTap } from '@/ui/forward-tap'
import type { CardSubject } from './card/texts'
import { Layer } from '@/ui/layer'
import { type Sharing, useSharing, CHANNELS, WECHAT } from './use-sharing'
import './menu-guide.scss'
import './index.scss'

interface MenuGuideProps {
  open: boolean
  onClose: () => void
}

/** The WeChat browser shares by its own menu alone, at the top right: an arrow leads there. A tap anywhere closes it. */
function MenuGuide({ open, onClose }: MenuGuideProps) {
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

/** Where in the document its readers are led to, if the one who shares it wishes so. */
interface CarriedPlace {
  name: string
  carried: boolean
  onChange: (carried: boolean) => void
}

interface ShareSheetProps extends Sharing {
  open: boolean
  place?: CarriedPlace
  /** What a card can be drawn of. */
  subject?: CardSubject
}

/** Where to share a document. A choice closes the sheet once the link is made. */
export function ShareSheet({ open, place, subject, ...sharing }: ShareSheetProps) {
  const { choose, drawCard, drawn, leave, making, guide } = useSharing(open, sharing)
  return (
    <>
      <Sheet
        open={open}
        onClose={leave}
        title={shareCopy.share.title}
        corner={false}
        actions={
          <Tap className='share-sheet__cancel' onTap={leave} sensorsName='share_cancel'>
            {shareCopy.action.cancel}
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
              checked={place.carried}
              onChange={place.onChange}
              label={fill(shareCopy.share.from, { name: place.name })}
              sensorsName='share_place'
            />
          </View>
        )}
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
          {subject && (
            <Tap
              className='share-sheet__channel'
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
      {drawn && subject && <drawn.Sheet subject={subject} link={drawn.link} onClose={drawn.onClose} />}
      <MenuGuide {...guide} />
    </>
  )
}
