import { useEffect, useState } from 'react'
import { useSignIn } from '@/actions/use-sign-in'
import { copy } from '@/copy'
import { LoadErrorBlock } from '@/request/load-error'
import { type ApiError, isExpired, sentenceFor } from '@/request/errors'
import { useSession } from '@/stores/session'
import { State, type StateAction } from '@/ui/state'

interface LoadErrorOrLoginProps {
  error: ApiError
  retry: () => void
  /** The tracking name of the retry button. */
  sensorsName?: string
  /** The button by which the reader leaves a screen that shows only the error. */
  exitAction?: StateAction
  /** The address that opens after a login. The default is the current address. */
  returnTo?: string
}

/** Shows a `LoadErrorBlock`, or a login button if the session has expired. */
export function LoadErrorOrLogin({ error, retry, sensorsName, exitAction, returnTo }: LoadErrorOrLoginProps) {
  if (isExpired(error)) return <LoginBlock error={error} retry={retry} exitAction={exitAction} returnTo={returnTo} />
  return <LoadErrorBlock error={error} retry={retry} sensorsName={sensorsName} exitAction={exitAction} />
}

function LoginBlock({ error, retry, exitAction, returnTo }: LoadErrorOrLoginProps) {
  const { signIn, busy } = useSignIn(returnTo)
  const token = useSession(session => session.token)
  const [before] = useState(token)
  // Loads again after a login: on some hosts the login keeps this screen open.
  useEffect(() => {
    if (token && token !== before) retry()
  }, [token, before, retry])
  const login = { label: copy.action.login, onTap: () => void signIn(), busy, sensorsName: 'trouble_login' }
  return <State kind='gate' sentence={sentenceFor(error)} actions={exitAction ? [login, exitAction] : [login]} />
}
