import { usePullDown } from '@/platform/pull-down'
import { toast } from '@/platform/messages'
import { type Result, errorSentence } from '@/request/errors'
import type { ResultPage } from '@/libraries/library'
import type { ResultsEvent } from './state'

/**
 * Reloads the first page on a pull to refresh. The old rows stay until the new rows arrive. After a failure they stay
 * too.
 */
export function useResultsRefresh(
  search: () => Promise<Result<ResultPage> | undefined>,
  dispatch: (event: ResultsEvent) => void,
) {
  usePullDown(async () => {
    const answer = await search()
    if (!answer) return
    if (answer.ok) return dispatch({ type: 'refreshed', results: answer.data })
    dispatch({ type: 'refreshFailed', error: answer.error })
    toast(errorSentence(answer.error))
  })
}
