/** Restores a deleted account, after a login that was refused because of the deletion. */
import { USER_PATHS } from '@contract/paths'
import { send, openReply } from '@/request/http'
import { readGrant } from './readers/user'

export const restoreAccount = async (state: string) =>
  openReply(await send({ method: 'POST', path: USER_PATHS.restore, body: { state } }), readGrant)
