/** What stands in the place of what did not come. */
import { copy } from '@/copy'
import { type ApiError, isOffline, sentenceFor } from './errors'

type Kind = 'offline' | 'no-permission' | 'error'

const kindOf = (error: ApiError): Kind => {
  if (isOffline(error)) return 'offline'
  return error.id === 'forbidden' ? 'no-permission' : 'error'
}

/** For a `State`: what the office has not granted is not asked for again. */
export function troubleOf(error: ApiError, retry: () => void, sensorsName: string) {
  const again = { label: copy.action.retry, onTap: retry, sensorsName }
  const kind = kindOf(error)
  const actions: [] | [typeof again] = kind === 'no-permission' ? [] : [again]
  return { kind, sentence: sentenceFor(error), actions }
}
