import { isAlone } from '@/navigation'
import { bridge } from '@/platform/bridge'
import { host } from '@/platform/host'
import { useSession } from './session'

/** Something needs a login: the native wrapper asks for it in its own way, elsewhere the popup opens. */
export async function promptLogin() {
  if (isAlone()) return
  const delegated = host.current() === 'app' && (await bridge.turnToLoginPage())
  if (!delegated) useSession.getState().askToLogin()
}
