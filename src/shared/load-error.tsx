import { useEffect, useState } from 'react'
import { useSignIn } from '@/actions/use-sign-in'
import { copy } from '@/copy'
import { ErrorState } from '@/request/error-state'
import { type ApiError, isExpired, sentenceFor } from '@/request/errors'
import { useSession } from '@/stores/session'
import { State, type StateAction } from '@/ui/state'

interface TroubleProps {
  error: ApiError
  retry: () => void
  /** Of the key that tries again. */
  sensorsName?: string
  /** The way out of a screen that has nothing else to show. */
  way?: StateAction
  /** Where a login leads back to, unless to where its reader is. */
  returnTo?: string
}

/** What did not come. Where a corpus is for members alone, a guest is shown the way in: asking again would not help. */
export function Trouble({ error, retry, sensorsName, way, returnTo }: TroubleProps) {
  if (isExpired(error)) return <WayIn error={error} retry={retry} way={way} returnTo={returnTo} />
  return <ErrorState error={error} retry={retry} sensorsName={sensorsName} way={way} />
}

function WayIn({ error, retry, way, returnTo }: TroubleProps) {
  const { signIn, busy } = useSignIn(returnTo)
  const token = useSession(session => session.token)
  const [before] = useState(token)
  // Where a login does not leave the screen.
  useEffect(() => {
    if (token && token !== before) retry()
  }, [token, before, retry])
  const login = { label: copy.action.login, onTap: () => void signIn(), busy, sensorsName: 'trouble_login' }
  return <State kind='gate' sentence={sentenceFor(error)} actions={way ? [login, way] : [login]} />
}
