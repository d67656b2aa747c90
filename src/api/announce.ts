/** What concerns the whole app rather than one screen is said here, once, however many requests meet it at the same time. */
import Taro from '@tarojs/taro'
import { copy } from '@/copy'
import { currentTarget } from '@/navigation'
import { sessionHost } from '@/platform/session-host'
import { promptLogin } from '@/stores/prompt-login'
import { isNeedlessLogin, useSession } from '@/stores/session'

/** A burst of failing requests may straggle; what comes so soon after the alert was closed belongs to it. */
const BURST = 3000
let alertedUntil = 0

export function alertServerError() {
  if (Date.now() < alertedUntil) return
  alertedUntil = Infinity
  void Taro.showModal({ content: copy.error.server, showCancel: false, confirmText: copy.action.confirm }).finally(
    () => {
      alertedUntil = Date.now() + BURST
    },
  )
}

/**
 * A 401 for a token that is no longer the session's has been dealt with already: by another request of the same burst,
 * or by a new login while this one was on its way.
 */
export function meetUnauthorized(token: string | undefined) {
  const session = useSession.getState()
  if (session.token !== token) return
  const { is3c } = session
  if (!token) {
    if (isNeedlessLogin(session)) void promptLogin()
    else sessionHost.expired({ is3c })
    return
  }
  session.signOut()
  void Taro.showToast({ title: copy.error.expired, icon: 'none', duration: 2000 })
  sessionHost.expired({ is3c, targetUrl: currentTarget() })
}
