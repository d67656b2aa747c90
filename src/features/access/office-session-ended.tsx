import { copy } from '@/copy'
import { useParams } from '@/routing/navigation'
import { HOME, addressOfScreen } from '@/routing/routes'
import { useSignIn } from '@/actions/use-sign-in'
import { StateScreen, homeAction } from '@/ui/page'
import { useContinueAfterLogin } from './use-continue-after-login'

/**
 * Tells an office user that the session has expired. After the login the user returns to the screen that the address
 * names, or to home.
 */
export function OfficeSessionEnded() {
  const { targeturl } = useParams()
  // The login leads to /auth, which opens this address. Without an address, /auth would open this screen again.
  const { signIn, busy } = useSignIn(targeturl || addressOfScreen(HOME))

  useContinueAfterLogin({ always: true })

  return (
    <StateScreen
      kind='gate'
      sentence={copy.noLogin}
      actions={[
        { label: copy.action.login, onTap: () => void signIn(), busy, sensorsName: 'no_login_login' },
        homeAction,
      ]}
    />
  )
}
