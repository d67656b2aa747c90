/** Asks the services once who holds the token, and what the office has granted. */
import { type Result, success } from '@/request/errors'
import { fetchMe, fetchOfficePermissions, fetchTrial } from '@/api/user'
import { type Visitor, useSession } from '@/stores/session'

let asking: { token: string; answer: Promise<Result<Visitor>> } | undefined

async function ask(token: string): Promise<Result<Visitor>> {
  const [me, trial] = await Promise.all([fetchMe(), fetchTrial()])
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
  // Whoever holds the token by now may be somebody else.
  if (useSession.getState().token === token) useSession.getState().setVisitor(visitor, me.data)
  return success(visitor)
}

/** Several screens may ask at the same time: one call goes out. */
export function loadVisitor(token: string): Promise<Result<Visitor>> {
  if (asking?.token === token) return asking.answer
  const answer = ask(token).finally(() => {
    if (asking?.answer === answer) asking = undefined
  })
  asking = { token, answer }
  return answer
}
