import { useSignIn } from '@/actions/use-sign-in'
import { copy } from '@/copy'
import { ErrorState } from '@/request/error-state'
import { type ApiError, isExpired, sentenceFor } from '@/request/errors'
import { addressOf } from '@/routing/addresses'
import { HOME } from '@/routing/routes'
import { State } from '@/ui/state'

interface TroubleProps {
  error: ApiError
  retry: () => void
}

/** What did not come. Where a corpus is for members alone, a guest is shown the way in: asking again would not help. */
export function Trouble({ error, retry }: TroubleProps) {
  const { signIn, busy } = useSignIn(addressOf(HOME))
  if (!isExpired(error)) return <ErrorState error={error} retry={retry} sensorsName='home_retry' />
  const login = { label: copy.action.login, onTap: () => void signIn(), busy, sensorsName: 'home_login' }
  return <State kind='gate' sentence={sentenceFor(error)} actions={[login]} />
}
