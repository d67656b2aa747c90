import { type ApiError, isOffline, sentenceFor } from '@/api/errors'
import { copy } from '@/copy'
import { State, type StateKind } from '@/ui/state'

const kindOf = (error: ApiError): StateKind => {
  if (isOffline(error)) return 'offline'
  return error.id === 'forbidden' ? 'no-permission' : 'error'
}

/** In the place of what did not come. What the office has not granted is not asked for again. */
export function Trouble({ error, retry }: { error: ApiError; retry: () => void }) {
  const again = { label: copy.action.retry, onTap: retry, sensorsName: 'home_retry' }
  return <State kind={kindOf(error)} sentence={sentenceFor(error)} actions={error.id === 'forbidden' ? [] : [again]} />
}
