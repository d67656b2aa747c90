import { refuseInMoments } from '@/routing/navigation'
import { bridge } from '@/platform/bridge'
import { host } from '@/platform/host'
import { useSession } from '@/stores/session'

/** Something needs a login: the native wrapper asks for it in its own way, elsewhere the popup opens. */
export async function promptLogin() {
  if (refuseInMoments()) return
  const delegated = host.current() === 'app' && (await bridge.turnToLoginPage())
  if (!delegated) useSession.getState().askToLogin()
}
