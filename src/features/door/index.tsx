import type { ReactNode } from 'react'
import { isOffline, sentenceFor } from '@/api/errors'
import { copy } from '@/copy'
import { relaunch, useParams } from '@/navigation'
import { HOME, type RouteName } from '@/routes'
import { useSignIn } from '@/stores/use-sign-in'
import { Notice, wayHome } from '@/ui/notice'
import { Opening } from '@/ui/opening'
import { Boundary } from './boundary'
import { NeedlessLogin } from './needless-login'
import { useDoor } from './use-door'

interface DoorProps {
  route: RouteName
  children: ReactNode
}

const goHome = () => void relaunch(HOME)

/** Stands before every screen: lets in who may see it, and says to the others what is missing and how to go on. */
export function Door({ route, children }: DoorProps) {
  const params = useParams()
  const door = useDoor(route, params)
  const { signIn, busy } = useSignIn()

  switch (door.kind) {
    case 'open':
      return (
        <>
          <Boundary way={wayHome(goHome)}>{children}</Boundary>
          <NeedlessLogin promote={route === HOME} />
        </>
      )
    case 'opening':
      return <Opening label={copy.loading} />
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
      return <Notice kind='not-found' sentence={door.sentence} actions={[wayHome(goHome)]} />
    case 'failed':
      return (
        <Notice
          kind={isOffline(door.error) ? 'offline' : 'error'}
          sentence={sentenceFor(door.error)}
          actions={[{ label: copy.action.retry, onTap: door.retry }, wayHome(goHome)]}
        />
      )
  }
}
