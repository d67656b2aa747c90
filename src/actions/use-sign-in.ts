import { toast } from '@/platform/messages'
import { useBusy } from '@/platform/use-busy'
import { errorSentence, type Result, failure, success } from '@/request/errors'
import { copy } from '@/copy'
import { exchangeLoginCode, endSession, fetchLoginInfo } from '@/api/user'
import { host } from '@/platform/host'
import { sessionHost } from '@/platform/session-host'
import { deviceValues } from '@/platform/storage/keys'
import { ROUTES } from '@/routing/routes'
import { useSession } from '@/stores/session'
import { clearAdvancedDrafts } from '@/stores/advanced-drafts'
import { clearSearchHistory } from '@/stores/history'
import { useReadingHistory, clearReadMarks } from '@/stores/reading-history'
import { clearReportDraft } from '@/stores/report-draft'
import { setResultList } from '@/stores/result-list'

/**
 * Deletes searches, drafts, read marks, recently read documents and the last result list, because they may contain
 * clients' names. Also resets the number of new results. Keeps the device's settings.
 */
export function deleteReaderTraces() {
  clearSearchHistory()
  clearReadMarks()
  useReadingHistory.getState().clear()
  clearAdvancedDrafts()
  clearReportDraft()
  setResultList([])
  // The value 0, unlike none, lets a guest's own saved documents keep their marks.
  if (deviceValues.alertCount.get()) deviceValues.alertCount.set(0)
}

/**
 * The result of signing in. `left` means that the host has opened its own login page or that of a login provider. The
 * folder src/platform implements the login of each host.
 */
type SignIn = Result<'done' | 'left'>

const refused = <T>(): Result<T> => failure<T>({ id: 'rejected', message: copy.login.failed })

async function exchange(code: string, state: string): Promise<Result<'done'>> {
  let grant = await exchangeLoginCode({ code, state })
  if (!grant.ok && grant.error.code === 'account_leaving')
    grant = await (await import('./restore-account')).restoreAccount(state, grant.error)
  if (!grant.ok) return grant
  useSession.getState().signIn(grant.data)
  return success('done')
}

export async function signIn(returnTo?: string): Promise<SignIn> {
  const info = sessionHost.needsLoginInfo
    ? await fetchLoginInfo(host.current() === 'weapp' ? 'weapp' : 'web')
    : undefined
  if (info && !info.ok) return info
  const outcome = await sessionHost.login({
    appId: '',
    state: '',
    authorizeUrl: '',
    ...info?.data,
    landing: ROUTES.auth.url,
    returnTo,
  })
  if (outcome.kind === 'left') return success('left')
  if (outcome.kind === 'failed' || !outcome.code || !outcome.state) return refused()
  return exchange(outcome.code, outcome.state)
}

/**
 * Completes the login after the return from the login provider. Accepts only a code with the state that this browser
 * sent.
 */
export async function completeSignIn(code: string, state: string): Promise<Result<'done'>> {
  return sessionHost.takePendingState() === state ? exchange(code, state) : refused()
}

/** Signs out and deletes the reader's traces on this device, even if the server does not answer. */
export function signOut() {
  const { userId } = useSession.getState()
  const ended = endSession()
  useSession.getState().signOut()
  deleteReaderTraces()
  // If the code of `clearDeviceWorkspace` fails to load, the workspace stays on the device. Only its owner can then see
  // it.
  if (userId)
    void import('./clear-device-workspace')
      .then(({ clearDeviceWorkspace }) => clearDeviceWorkspace(userId))
      .catch(() => undefined)
  return ended
}

/**
 * Returns the state and the action of a login button. After the login the reader returns to `returnTo`. The default
 * is the current screen.
 */
export function useSignIn(returnTo?: string) {
  const { busy, run } = useBusy()

  return {
    busy,
    async signIn() {
      const outcome = await run(() => signIn(returnTo))
      if (!outcome || (outcome.ok && outcome.data === 'left')) return
      toast(outcome.ok ? copy.login.confirm : errorSentence(outcome.error))
    },
  }
}
