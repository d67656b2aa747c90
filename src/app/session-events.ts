/** Handles session and server errors once for the whole app, however many requests fail at the same time. */
import { copy } from '@/copy'
import { askReader, toast } from '@/platform/messages'
import { currentReturnAddress, relaunch } from '@/routing/navigation'
import { offline } from '@/platform/offline'
import { router } from '@/platform/router'
import { sessionHost } from '@/platform/session-host'
import { HOME, NO_LOGIN } from '@/routing/routes'
import { setConnection } from '@/request/connection'
import { promptLogin } from '@/actions/require-login'
import { reloadReadingHistory } from '@/stores/reading-history'
import { needsLogin, useSession } from '@/stores/session'

/** An error within this time (in ms) after the alert was closed belongs to the same burst. */
const BURST_MS = 3000
let alertedUntil = 0

function alertServerError() {
  if (Date.now() < alertedUntil) return
  alertedUntil = Infinity
  void askReader({ text: copy.error.server, confirm: copy.action.confirm }).then(() => {
    alertedUntil = Date.now() + BURST_MS
  })
}

const showExpired = () => toast(copy.error.expired)

/** Opens the screen that the host requires after a session ends. Returns whether it opened. */
async function leaveExpired(is3c: boolean): Promise<boolean> {
  const targeturl = currentReturnAddress()
  const next = sessionHost.afterExpiry(is3c)
  if (next === 'stay') return false
  const arrived = router.nextPage()
  const hasMoved = await relaunch(next === 'home' ? HOME : NO_LOGIN, targeturl ? { targeturl } : {})
  if (hasMoved) await arrived
  return hasMoved
}

/**
 * Handles a 401 for a request with this token. Ignores the 401 if the session now has another token. A new login or
 * another request has then already handled it.
 */
function handleUnauthorized(token: string | undefined) {
  const session = useSession.getState()
  if (session.token !== token) return
  const { is3c } = session
  if (!token) {
    if (needsLogin(session)) void promptLogin()
    else void leaveExpired(is3c)
    return
  }
  session.signOut()
  showExpired()
  // The next page may take seconds to open. The message is shown again on that page, so that it can be read.
  void leaveExpired(is3c).then(hasMoved => hasMoved && showExpired())
}

/** Gives the service calls the token of the session, and the error handlers of this file. */
export function connectSession() {
  setConnection({
    token: () => useSession.getState().token,
    onUnauthorized: handleUnauthorized,
    onServerError: alertServerError,
  })
  // When the login changes, deletes the stored documents of the former account.
  useSession.subscribe((session, before) => {
    if (session.token === before.token) return
    offline.forget()
    reloadReadingHistory()
  })
}
