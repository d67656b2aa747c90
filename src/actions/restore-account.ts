/** Offers to restore a closed account when its owner logs in. The service refuses such a login. */
import { USER_PATHS } from '@contract/paths'
import { readGrant } from '@/api/user'
import { restoreCopy } from '@/copy/restore'
import { askReader } from '@/platform/messages'
import { type ApiError, failure } from '@/request/errors'
import { send, openReply } from '@/request/http'

const restore = async (state: string) =>
  openReply(await send({ method: 'POST', path: USER_PATHS.restore, body: { state } }), readGrant)

export async function restoreAccount(state: string, refusal: ApiError): ReturnType<typeof restore> {
  const { question, confirm } = restoreCopy.restore
  const isConfirmed = await askReader({ text: question, confirm, cancel: restoreCopy.action.cancel })
  return isConfirmed ? restore(state) : failure(refusal)
}
