import { usePullDown } from '@/platform/pull-down'
import { toast } from '@/platform/messages'
import { type Result, sentenceFor } from '@/request/errors'
import type { ResultPage } from '@/libraries/library'
import type { ResultsEvent } from './state'

/** Reloads the first page on a pull to refresh. The old rows stay until the new ones arrive, and after a failure. */
export function useRefresh(
  search: () => Promise<Result<ResultPage> | undefined>,
  dispatch: (event: ResultsEvent) => void,
) {
  usePullDown(async () => {
    const answer = await search()
    if (!answer) return
    if (answer.ok) return dispatch({ type: 'refreshed', results: answer.data })
    dispatch({ type: 'refreshFailed', error: answer.error })
    toast(sentenceFor(answer.error))
  })
}
