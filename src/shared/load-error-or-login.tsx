import { useEffect, useState } from 'react'
import { useSignIn } from '@/actions/use-sign-in'
import { copy } from '@/copy'
import { LoadErrorBlock } from '@/request/load-error'
import { type ApiError, isLoginError, errorSentence } from '@/request/errors'
import { useSession } from '@/stores/session'
import { State, type StateAction } from '@/ui/state'

interface LoadErrorOrLoginProps {
  error: ApiError
  retry: () => void
  /** The name of the retry button in analytics. */
  sensorsName?: string
  /** The button that leaves a screen without other content. */
  exitAction?: StateAction
  /** The address to open after the login. The default is the current address. */
  returnTo?: string
}

/** Shows a `LoadErrorBlock`, or a login button if the session has expired or is missing. */
export function LoadErrorOrLogin({ error, retry, sensorsName, exitAction, returnTo }: LoadErrorOrLoginProps) {
  if (isLoginError(error)) return <LoginBlock error={error} retry={retry} exitAction={exitAction} returnTo={returnTo} />
  return <LoadErrorBlock error={error} retry={retry} sensorsName={sensorsName} exitAction={exitAction} />
}

function LoginBlock({ error, retry, exitAction, returnTo }: LoadErrorOrLoginProps) {
  const { signIn, busy } = useSignIn(returnTo)
  const token = useSession(session => session.token)
  const [before] = useState(token)
  // Loads the content again after a login. On some hosts this screen stays open during the login.
  useEffect(() => {
    if (token && token !== before) retry()
  }, [token, before, retry])
  const login = { label: copy.action.login, onTap: () => void signIn(), busy, sensorsName: 'trouble_login' }
  return <State kind='gate' sentence={errorSentence(error)} actions={exitAction ? [login, exitAction] : [login]} />
}
