import { Text, View } from '@tarojs/components'
import { loginPopupCopy } from '@/copy/login-popup'
import { useSignIn } from '@/actions/use-sign-in'
import { needsLogin, useSession } from '@/stores/session'
import { Button } from '@/ui/button'
import { Icon, type IconName } from '@/ui/icon'
import { IconButton } from '@/ui/icon-button'
import { Sheet } from '@/ui/sheet'
import { openTrialApplication } from './apply-for-trial'
import './needless-login.scss'

const ICONS: IconName[] = ['sliders-horizontal', 'text-search', 'chart-column']
const BROWSER_ICONS: IconName[] = ['sliders-horizontal', 'scroll-text', 'list-filter']

/** Shows guests a popup that advertises the login. In a browser its points differ, because guests may search there. */
export function LoginPopup({ open }: { open: boolean }) {
  const purpose = useSession(session => session.loginPurpose)
  const close = useSession(session => session.closeLogin)
  const { signIn, busy } = useSignIn()
  const { lead, figure, unit, sub } = loginPopupCopy.promo
  const goToTrial = async () => {
    if (await openTrialApplication()) close()
  }
  const browses = !needsLogin({ token: undefined })
  const points = browses ? loginPopupCopy.promo.pointsForBrowsers : loginPopupCopy.promo.points
  const icons = browses ? BROWSER_ICONS : ICONS

  return (
    <Sheet bare open={open} onClose={close} title={`${lead}${figure}${unit}`}>
      <View className='promo'>
        <IconButton className='promo__close' icon='x' label={loginPopupCopy.action.close} onTap={close} />
        <View className='promo__lead'>
          <Text className='promo__word'>{lead}</Text>
          <Text className='promo__figure'>{figure}</Text>
          <Text className='promo__unit'>{unit}</Text>
        </View>
        <Text className='promo__sub'>{purpose ?? sub}</Text>
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
            {loginPopupCopy.action.login}
          </Button>
          <Button large wide look='line' onTap={() => void goToTrial()} sensorsName='promo_trial'>
            {loginPopupCopy.action.trial}
          </Button>
        </View>
      </View>
    </Sheet>
  )
}
