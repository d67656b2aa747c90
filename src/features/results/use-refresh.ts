import { usePullDown } from '@/platform/pull-down'
import { toast } from '@/platform/toast'
import { type Result, sentenceFor } from '@/request/errors'
import type { ResultPage } from '@/libraries/library'
import type { ResultsEvent } from './state'

/** A list that is pulled down asks for its first page anew; the rows stand until it is there, and where it fails. */
export function useRefresh(
  search: () => Promise<Result<ResultPage> | undefined>,
  dispatch: (event: ResultsEvent) => void,
) {
  usePullDown(async () => {
    const answer = await search()
    if (!answer) return
    if (answer.ok) return dispatch({ type: 'refreshed', found: answer.data })
    dispatch({ type: 'refreshFailed', error: answer.error })
    toast(sentenceFor(answer.error))
  })
}
