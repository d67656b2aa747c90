import { type ReactNode, Component, useEffect } from 'react'
import { Text, View } from '@tarojs/components'
import { LoadErrorScreen } from '@/request/load-error'
import { copy } from '@/copy'
import { useParams } from '@/routing/navigation'
import { HOME, type RouteName } from '@/routing/routes'
import { useSignIn } from '@/actions/use-sign-in'
import { StateScreen, homeAction, LoadingPage } from '@/ui/page'
import { PageLayers } from '@/ui/layer/page-layers'
import type { StateAction } from '@/ui/state'
import { deviceValues } from '@/platform/storage/keys'
import { today } from '@/platform/today'
import { useElderMode } from '@/stores/elder'
import { needsLogin, useSession } from '@/stores/session'
import { Button } from '@/ui/button'
import { SharedContentContext } from '@/shared/shared-content'
import { Icon, type IconName } from '@/ui/icon'
import { IconButton } from '@/ui/icon-button'
import { Sheet } from '@/ui/sheet'
import { openTrialApplication } from './apply-for-trial'
import { useAccess } from './use-access'
import './needless-login.scss'

const ICONS: IconName[] = ['sliders-horizontal', 'text-search', 'chart-column']
const BROWSER_ICONS: IconName[] = ['sliders-horizontal', 'scroll-text', 'list-filter']

/** Shows the promotion at most once a day, to guests of hosts that require a login. Never shows it in 长辈模式. */
function useDailyPromotion(isEnabled: boolean) {
  useEffect(() => {
    const { isLoginPopupOpen, token, askToLogin } = useSession.getState()
    if (!isEnabled || useElderMode.getState().on || isLoginPopupOpen || !needsLogin({ token })) return
    if (deviceValues.promotionDay.get() === today()) return
    deviceValues.promotionDay.set(today())
    askToLogin()
  }, [isEnabled])
}

interface LoginPromotionProps {
  /** Whether to show the promotion. True on the home screen, where visitors arrive. */
  promote: boolean
}

/** Shows guests a popup that advertises the login. In a browser its points differ, because guests may search there. */
function LoginPromotion({ promote }: LoginPromotionProps) {
  useDailyPromotion(promote)
  const open = useSession(session => session.isLoginPopupOpen && !session.token)
  const purpose = useSession(session => session.loginPurpose)
  const close = useSession(session => session.closeLogin)
  const { signIn, busy } = useSignIn()
  const { lead, figure, unit, sub } = copy.promo
  const goToTrial = async () => {
    if (await openTrialApplication()) close()
  }
  const browses = !needsLogin({ token: undefined })
  const points = browses ? copy.promo.pointsForBrowsers : copy.promo.points
  const icons = browses ? BROWSER_ICONS : ICONS

  return (
    <Sheet bare open={open} onClose={close} title={`${lead}${figure}${unit}`}>
      <View className='promo'>
        <IconButton className='promo__close' icon='x' label={copy.action.close} onTap={close} />
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

interface ErrorBoundaryProps {
  /** The second button of the error screen, beside the retry button. */
  exitAction: StateAction
  children: ReactNode
}

/** Shows an error instead of a screen that fails to render. Without this component React would unmount all pages. */
class ErrorBoundary extends Component<ErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError = () => ({ hasFailed: true })

  override render() {
    if (!this.state.hasFailed) return this.props.children
    const retry = { label: copy.action.retry, onTap: () => this.setState({ hasFailed: false }) }
    return <StateScreen kind='error' sentence={copy.error.server} actions={[retry, this.props.exitAction]} />
  }
}

interface AccessProps {
  route: RouteName
  children: ReactNode
}

/**
 * Wraps every screen except the deep link and the page of an ended session. Renders the screen for readers with access.
 * Shows others what access they lack and how to get it.
 */
export function Access({ route, children }: AccessProps) {
  const params = useParams()
  const access = useAccess(route, params)
  const { signIn, busy } = useSignIn()

  switch (access.kind) {
    case 'open':
      return (
        <PageLayers>
          <ErrorBoundary exitAction={homeAction}>
            <SharedContentContext.Provider value={access.opened}>{children}</SharedContentContext.Provider>
          </ErrorBoundary>
          <LoginPromotion promote={route === HOME} />
        </PageLayers>
      )
    case 'opening':
      return <LoadingPage label={copy.loading} />
    case 'gated':
      return (
        <StateScreen
          kind='gate'
          sentence={copy.gate.needsLogin}
          actions={[
            { label: copy.action.loginToView, onTap: () => void signIn(), busy, sensorsName: 'gate_login' },
            homeAction,
          ]}
        />
      )
    case 'keyless':
      return <StateScreen kind='not-found' sentence={access.sentence} actions={[homeAction]} />
    case 'failed':
      return <LoadErrorScreen error={access.error} retry={access.retry} />
  }
}
