import { refuseInMoments } from '@/routing/navigation'
import { bridge } from '@/platform/bridge'
import { host } from '@/platform/host'
import { useSession } from '@/stores/session'

/** Asks for a login: the native app by its login page, all other hosts by the popup. */
export async function promptLogin() {
  if (refuseInMoments()) return
  const delegated = host.current() === 'app' && (await bridge.turnToLoginPage())
  if (!delegated) useSession.getState().askToLogin()
}
