/** Offers to restore a closed account when its owner logs in. */
import { restoreAccount as restore } from '@/api/restore'
import { restoreCopy } from '@/copy/restore'
import { askReader } from '@/platform/ask'
import { type ApiError, failure } from '@/request/errors'

export async function restoreAccount(state: string, refusal: ApiError): ReturnType<typeof restore> {
  const { question, confirm } = restoreCopy.restore
  const isConfirmed = await askReader({ text: question, confirm, cancel: restoreCopy.action.cancel })
  return isConfirmed ? restore(state) : failure(refusal)
}
