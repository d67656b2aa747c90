import { copy } from '@/copy'
import { useParams } from '@/routing/navigation'
import { HOME } from '@/routing/routes'
import { addressOf } from '@/routing/addresses'
import { useSignIn } from '@/actions/use-sign-in'
import { StateScreen, homeAction } from '@/ui/page'
import { useResume } from './use-resume'

/** Where an office's browser ends up when its session has expired. Signed in, its reader goes on to where they were. */
export function NoLogin() {
  const { targeturl } = useParams()
  // A login page leads back by way of /auth, which leads to no other /auth.
  const { signIn, busy } = useSignIn(targeturl || addressOf(HOME))

  useResume({ always: true })

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
