import type { ReactNode } from 'react'
import { isOffline, sentenceFor } from '@/request/errors'
import { copy } from '@/copy'
import { relaunch, useParams } from '@/routing/navigation'
import { HOME, type RouteName } from '@/routing/routes'
import { useSignIn } from '@/actions/use-sign-in'
import { Notice, wayHome } from '@/ui/notice'
import { LoadingPage } from '@/ui/loading-page'
import { Boundary } from './boundary'
import { NeedlessLogin } from './needless-login'
import { useAccess } from './use-access'

interface AccessProps {
  route: RouteName
  children: ReactNode
}

const goHome = () => void relaunch(HOME)

/** Stands before every screen: lets in who may see it, and says to the others what is missing and how to go on. */
export function Access({ route, children }: AccessProps) {
  const params = useParams()
  const access = useAccess(route, params)
  const { signIn, busy } = useSignIn()

  switch (access.kind) {
    case 'open':
      return (
        <>
          <Boundary way={wayHome(goHome)}>{children}</Boundary>
          <NeedlessLogin promote={route === HOME} />
        </>
      )
    case 'opening':
      return <LoadingPage label={copy.loading} />
    case 'gated':
      return (
        <Notice
          kind='gate'
          sentence={copy.gate.needsLogin}
          actions={[
            { label: copy.action.loginToView, onTap: () => void signIn(), busy, sensorsName: 'gate_login' },
            wayHome(goHome),
          ]}
        />
      )
    case 'keyless':
      return <Notice kind='not-found' sentence={access.sentence} actions={[wayHome(goHome)]} />
    case 'failed':
      return (
        <Notice
          kind={isOffline(access.error) ? 'offline' : 'error'}
          sentence={sentenceFor(access.error)}
          actions={[{ label: copy.action.retry, onTap: access.retry }, wayHome(goHome)]}
        />
      )
  }
}
