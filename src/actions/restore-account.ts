/** Offers to restore a closed account when its owner logs in. The service refuses such a login. */
import { USER_PATHS } from '@contract/paths'
import { readLoginGrant } from '@/api/user'
import { accountRestoreCopy } from '@/copy/restore'
import { askReader } from '@/platform/messages'
import { type ApiError, failure } from '@/request/errors'
import { send, readReply } from '@/request/http'

const restore = async (state: string) =>
  readReply(await send({ method: 'POST', path: USER_PATHS.restore, body: { state } }), readLoginGrant)

export async function restoreAccount(state: string, refusal: ApiError): ReturnType<typeof restore> {
  const { question, confirm } = accountRestoreCopy.restore
  const isConfirmed = await askReader({ text: question, confirm, cancel: accountRestoreCopy.action.cancel })
  return isConfirmed ? restore(state) : failure(refusal)
}
