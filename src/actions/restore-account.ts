/** Somebody whose account is ended has logged in: they may have it back. */
import { restoreAccount as restore } from '@/api/restore'
import { restoreCopy } from '@/copy/restore'
import { ask } from '@/platform/ask'
import { type ApiError, failure } from '@/request/errors'

export async function restoreAccount(state: string, refusal: ApiError): ReturnType<typeof restore> {
  const { question, confirm } = restoreCopy.restore
  const isWanted = await ask({ text: question, confirm, cancel: restoreCopy.action.cancel })
  return isWanted ? restore(state) : failure(refusal)
}
