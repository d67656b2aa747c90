import { useCallback, useEffect, useRef, useState } from 'react'
import { type ApiError, sentenceFor } from '@/request/errors'
import { copy } from '@/copy'
import { replace, useParams } from '@/routing/navigation'
import { links } from '@/platform/links'
import { settings } from '@/platform/settings'
import { addressOfScreen } from '@/routing/addresses'
import { useSignIn, completeSignIn } from '@/actions/use-sign-in'
import { StateScreen, homeAction } from '@/ui/page'
import { LoadingPage } from '@/ui/loading-page'
import { destinationOf } from './destination'

const own = () => ({ origins: [settings.h5Origin], basename: settings.basename, hosts: settings.allowedHosts })

/** The way in from outside and from a login page: signs in with the code that came along, then leads on. */
export function DeepLink() {
  const params = useParams()
  const [error, setError] = useState<ApiError>()
  const [stranded, setStranded] = useState(false)
  const started = useRef(false)
  const target = destinationOf(params, own())
  const returnTo = target.kind === 'screen' ? addressOfScreen(target.screen.name, target.screen.params) : target.url
  const { signIn, busy } = useSignIn(returnTo)

  const lead = useCallback(() => {
    if (target.kind === 'outside') return links.leave(target.url)
    void replace(target.screen.name, target.screen.params).then(went => setStranded(!went))
  }, [target])

  useEffect(() => {
    if (started.current) return
    started.current = true

    const { code, state } = params
    if (!code || !state) return lead()
    void completeSignIn(code, state).then(outcome => (outcome.ok ? lead() : setError(outcome.error)))
  }, [params, lead])

  if (stranded) {
    return (
      <StateScreen
        kind='offline'
        sentence={copy.error.network}
        actions={[{ label: copy.action.retry, onTap: lead }, homeAction]}
      />
    )
  }
  if (!error) return <LoadingPage label={copy.deepLink.opening} />
  return (
    <StateScreen
      kind='error'
      sentence={sentenceFor(error)}
      actions={[{ label: copy.deepLink.signInAgain, onTap: () => void signIn(), busy }, homeAction]}
    />
  )
}
