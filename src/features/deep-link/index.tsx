import { useCallback, useEffect, useRef, useState } from 'react'
import { type ApiError, errorSentence } from '@/request/errors'
import { copy } from '@/copy'
import { replace, useParams } from '@/routing/navigation'
import { links } from '@/platform/links'
import { settings } from '@/platform/settings'
import { addressOfScreen } from '@/routing/routes'
import { useSignIn, completeSignIn } from '@/actions/use-sign-in'
import { StateScreen, homeAction, LoadingPage } from '@/ui/page'
import { deepLinkTarget } from './destination'

const appOrigin = () => ({ origins: [settings.h5Origin], basename: settings.basename, hosts: settings.allowedHosts })

/**
 * The page of a deep link. It also opens after a login. Signs in if the address has a login code, and then opens the
 * target.
 */
export function DeepLink() {
  const params = useParams()
  const [error, setError] = useState<ApiError>()
  const [isStranded, setStranded] = useState(false)
  const started = useRef(false)
  const target = deepLinkTarget(params, appOrigin())
  const returnTo = target.kind === 'screen' ? addressOfScreen(target.screen.name, target.screen.params) : target.url
  const { signIn, busy } = useSignIn(returnTo)

  const goOn = useCallback(() => {
    if (target.kind === 'outside') return links.leave(target.url)
    void replace(target.screen.name, target.screen.params).then(isOpened => setStranded(!isOpened))
  }, [target])

  useEffect(() => {
    if (started.current) return
    started.current = true

    const { code, state } = params
    if (!code || !state) return goOn()
    void completeSignIn(code, state).then(outcome => (outcome.ok ? goOn() : setError(outcome.error)))
  }, [params, goOn])

  if (isStranded) {
    return (
      <StateScreen
        kind='offline'
        sentence={copy.error.network}
        actions={[{ label: copy.action.retry, onTap: goOn }, homeAction]}
      />
    )
  }
  if (!error) return <LoadingPage label={copy.deepLink.opening} />
  return (
    <StateScreen
      kind='error'
      sentence={errorSentence(error)}
      actions={[{ label: copy.deepLink.signInAgain, onTap: () => void signIn(), busy }, homeAction]}
    />
  )
}
