import type { ReactNode } from 'react'
import { ErrorScreen } from '@/request/error-state'
import { copy } from '@/copy'
import { useParams } from '@/routing/navigation'
import { HOME, type RouteName } from '@/routing/routes'
import { useSignIn } from '@/actions/use-sign-in'
import { Notice, wayHome } from '@/ui/notice'
import { PageLayers } from '@/ui/layer/page-layers'
import { LoadingPage } from '@/ui/loading-page'
import { Boundary } from './boundary'
import { NeedlessLogin } from './needless-login'
import { useAccess } from './use-access'

interface AccessProps {
  route: RouteName
  children: ReactNode
}

/** Stands before every screen: lets in who may see it, and says to the others what is missing and how to go on. */
export function Access({ route, children }: AccessProps) {
  const params = useParams()
  const access = useAccess(route, params)
  const { signIn, busy } = useSignIn()

  switch (access.kind) {
    case 'open':
      return (
        <PageLayers>
          <Boundary way={wayHome}>{children}</Boundary>
          <NeedlessLogin promote={route === HOME} />
        </PageLayers>
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
            wayHome,
          ]}
        />
      )
    case 'keyless':
      return <Notice kind='not-found' sentence={access.sentence} actions={[wayHome]} />
    case 'failed':
      return <ErrorScreen error={access.error} retry={access.retry} />
  }
}
