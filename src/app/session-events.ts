/** What concerns the whole app rather than one screen is said here, once, however many requests meet it at the same time. */
import { copy } from '@/copy'
import { ask } from '@/platform/ask'
import { toast } from '@/platform/toast'
import { currentTarget, relaunch } from '@/routing/navigation'
import { offline } from '@/platform/offline'
import { router } from '@/platform/router'
import { sessionHost } from '@/platform/session-host'
import { HOME, NO_LOGIN } from '@/routing/routes'
import { connect } from '@/request/connection'
import { promptLogin } from '@/actions/prompt-login'
import { isNeedlessLogin, useSession } from '@/stores/session'

/** A burst of failing requests may straggle; what comes so soon after the alert was closed belongs to it. */
const BURST = 3000
let alertedUntil = 0

function alertServerError() {
  if (Date.now() < alertedUntil) return
  alertedUntil = Infinity
  void ask({ text: copy.error.server, confirm: copy.action.confirm }).then(() => {
    alertedUntil = Date.now() + BURST
  })
}

const tellExpired = () => toast(copy.error.expired)

/** Leaves the screen where the host wants another one after a session has ended; answers whether that came. */
async function leaveExpired(is3c: boolean): Promise<boolean> {
  const targeturl = currentTarget()
  const next = sessionHost.afterExpiry(is3c)
  if (next === 'stay') return false
  const arrived = router.nextPage()
  const went = await relaunch(next === 'home' ? HOME : NO_LOGIN, targeturl ? { targeturl } : {})
  if (went) await arrived
  return went
}

/**
 * A 401 for a token that is no longer the session's has been dealt with already: by another request of the same burst,
 * or by a new login while this one was on its way.
 */
function meetUnauthorized(token: string | undefined) {
  const session = useSession.getState()
  if (session.token !== token) return
  const { is3c } = session
  if (!token) {
    if (isNeedlessLogin(session)) void promptLogin()
    else void leaveExpired(is3c)
    return
  }
  session.signOut()
  tellExpired()
  // The next page may have been some seconds on its way: there it is told once more, to be read.
  void leaveExpired(is3c).then(moved => moved && tellExpired())
}

/** Every call asks as the holder of the session, and its trouble is told here. */
export function connectSession() {
  connect({
    token: () => useSession.getState().token,
    onUnauthorized: meetUnauthorized,
    onServerError: alertServerError,
  })
  // What one account has read is not another's to see.
  useSession.subscribe((session, before) => {
    if (session.token !== before.token) offline.forget()
  })
}
