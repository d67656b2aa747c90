import { Text, View } from '@tarojs/components'
import { useEffect } from 'react'
import { copy } from '@/copy'
import { kept } from '@/platform/storage/keys'
import { today } from '@/platform/today'
import { useElder } from '@/stores/elder'
import { isNeedlessLogin, useSession } from '@/stores/session'
import { useSignIn } from '@/actions/use-sign-in'
import { Button } from '@/ui/button'
import { Icon, type IconName } from '@/ui/icon'
import { IconButton } from '@/ui/icon-button'
import { Sheet } from '@/ui/sheet'
import { applyForTrial } from './apply-for-trial'
import './needless-login.scss'

const ICONS: IconName[] = ['sliders-horizontal', 'text-search', 'chart-column']
const ICONS_FOR_BROWSERS: IconName[] = ['sliders-horizontal', 'file-text', 'list-filter']

/** The promotion comes by itself once a day, in 长辈模式 never; else only when something needs a login. */
function usePromotion(wanted: boolean) {
  useEffect(() => {
    const { needLoginShow, token, askToLogin } = useSession.getState()
    if (!wanted || useElder.getState().on || needLoginShow || !isNeedlessLogin({ token })) return
    if (kept.promotionDay.get() === today()) return
    kept.promotionDay.set(today())
    askToLogin()
  }, [wanted])
}

interface NeedlessLoginProps {
  /** On the screen where visitors arrive. */
  promote: boolean
}

/** What a visitor without a login sees in the mini-program and the app. */
export function NeedlessLogin({ promote }: NeedlessLoginProps) {
  usePromotion(promote)
  const open = useSession(session => session.needLoginShow && !session.token)
  const close = useSession(session => session.closeLogin)
  const { signIn, busy } = useSignIn()
  const { lead, figure, unit, sub } = copy.promo
  const goToTrial = async () => {
    if (await applyForTrial()) close()
  }
  const browses = !isNeedlessLogin({ token: undefined })
  const points = browses ? copy.promo.pointsForBrowsers : copy.promo.points
  const icons = browses ? ICONS_FOR_BROWSERS : ICONS

  return (
    <Sheet bare open={open} onClose={close} title={`${lead}${figure}${unit}`}>
      <View className='promo'>
        <IconButton className='promo__close' icon='x' label={copy.action.close} onTap={close} />
        <View className='promo__lead'>
          <Text className='promo__word'>{lead}</Text>
          <Text className='promo__figure'>{figure}</Text>
          <Text className='promo__unit'>{unit}</Text>
        </View>
        <Text className='promo__sub'>{sub}</Text>
        {points.map((point, index) => (
          <View key={point.title} className='promo__point'>
            <Icon name={icons[index] ?? 'check'} size={24} />
            <View className='promo__text'>
              <Text className='promo__title'>{point.title}</Text>
              <Text className='promo__hint'>{point.sub}</Text>
            </View>
          </View>
        ))}
        <View className='promo__actions'>
          <Button large wide busy={busy} onTap={() => void signIn()} sensorsName='promo_login'>
            {copy.action.login}
          </Button>
          <Button large wide look='line' onTap={() => void goToTrial()} sensorsName='promo_trial'>
            {copy.action.trial}
          </Button>
        </View>
      </View>
    </Sheet>
  )
}
