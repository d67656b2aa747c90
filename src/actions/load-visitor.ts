/** Loads the data of the logged-in visitor, with the permissions of the visitor's office. */
import { type Result, success } from '@/request/errors'
import { fetchCurrentUser, fetchOfficePermissions, fetchTrialFlags } from '@/api/user'
import { type Visitor, useSession } from '@/stores/session'

let pending: { token: string; answer: Promise<Result<Visitor>> } | undefined

async function fetchVisitor(token: string): Promise<Result<Visitor>> {
  const [me, trial] = await Promise.all([fetchCurrentUser(), fetchTrialFlags()])
  if (!me.ok) return me
  const isOfficeUser = me.data.isNew3cUser ?? useSession.getState().isNew3cUser
  const granted = isOfficeUser ? await fetchOfficePermissions() : undefined
  if (granted && !granted.ok) return granted

  const visitor: Visitor = {
    name: me.data.name ?? '',
    isAlphaUser: me.data.isAlphaUser ?? false,
    isTrial: trial.ok && trial.data.isTrial,
    trialOnly: trial.ok && trial.data.trialOnly,
    security: me.data.security,
    desk: me.data.desk,
    weChat: me.data.weChat,
    points: granted?.data,
  }
  // The token may have changed in the meantime.
  if (useSession.getState().token === token) useSession.getState().setVisitor(visitor, me.data)
  return success(visitor)
}

/** Loads the visitor. Concurrent callers with the same token share one request. */
export function loadVisitor(token: string): Promise<Result<Visitor>> {
  if (pending?.token === token) return pending.answer
  const answer = fetchVisitor(token).finally(() => {
    if (pending?.answer === answer) pending = undefined
  })
  pending = { token, answer }
  return answer
}
