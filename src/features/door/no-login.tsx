import { useEffect } from 'react'
import { copy } from '@/copy'
import { relaunch, replace, useParams } from '@/navigation'
import { HOME } from '@/routes'
import { addressOf } from '@/screens'
import { useSession } from '@/stores/session'
import { useSignIn } from '@/stores/use-sign-in'
import { Notice, wayHome } from '@/ui/notice'

/** Where an office's browser ends up when its session has expired. Signed in, its reader goes on to where they were. */
export function NoLogin() {
  const { targeturl } = useParams()
  const token = useSession(session => session.token)
  const { signIn, busy } = useSignIn(addressOf('auth', { targeturl }))

  useEffect(() => {
    if (token) void replace('auth', { targeturl })
  }, [token, targeturl])

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
