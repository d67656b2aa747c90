import { copy } from '@/copy'
import { relaunch, useParams } from '@/navigation'
import { HOME } from '@/routes'
import { addressOf } from '@/screens'
import { useSignIn } from '@/stores/use-sign-in'
import { Notice, wayHome } from '@/ui/notice'
import { useResume } from './use-resume'

/** Where an office's browser ends up when its session has expired. Signed in, its reader goes on to where they were. */
export function NoLogin() {
  const { targeturl } = useParams()
  const { signIn, busy } = useSignIn(addressOf('auth', { targeturl }))

  useResume({ always: true })

  return (
    <Notice
      kind='gate'
      sentence={copy.noLogin}
      actions={[
        { label: copy.action.login, onTap: () => void signIn(), busy, sensorsName: 'no_login_login' },
        wayHome(() => void relaunch(HOME)),
      ]}
    />
  )
}
