import { type ReactNode, Component, useEffect } from 'react'
import { LoadErrorScreen } from '@/request/load-error'
import { copy } from '@/copy'
import { useParams } from '@/routing/navigation'
import { HOME, type RouteName } from '@/routing/routes'
import { useSignIn } from '@/actions/use-sign-in'
import { StateScreen, homeAction, LoadingPage } from '@/ui/page'
import { PageLayers } from '@/ui/layer/page-layers'
import type { StateAction } from '@/ui/state'
import { useLazyCode } from '@/platform/lazy-code'
import { toast } from '@/platform/messages'
import { deviceValues } from '@/platform/storage/keys'
import { today } from '@/platform/today'
import { useElderMode } from '@/stores/elder'
import { needsLogin, useSession } from '@/stores/session'
import { ClosedScreen } from '@/shared/closed-screen'
import { SharedContentContext } from '@/shared/shared-content'
import { useAccess } from './use-access'

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

const popupCode = () => import('./login-popup')

/**
 * Keeps the login popup ready. Its code loads when it opens for the first time. On hosts that require a login it loads
 * earlier, because a tap without a network could not open it.
 */
function LoginPromotion({ promote }: { promote: boolean }) {
  const token = useSession(session => session.token)
  const open = useSession(session => session.isLoginPopupOpen) && !token
  const { part, failed, retry } = useLazyCode(popupCode, open ? 'now' : needsLogin({ token }) ? 'idle' : 'never')
  useDailyPromotion(promote && part !== undefined)
  useEffect(() => {
    if (!failed || !open) return
    toast(copy.error.network)
    useSession.getState().closeLogin()
    retry()
  })
  return part ? <part.LoginPopup open={open} /> : null
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
    case 'closed':
      return <ClosedScreen route={route} />
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
