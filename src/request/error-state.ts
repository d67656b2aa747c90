/** What stands in the place of what did not come. */
import { copy } from '@/copy'
import { type ApiError, isOffline, sentenceFor } from './errors'

const NOT_THERE = ['not_found', 'gone']

function kindOf(error: ApiError) {
  if (isOffline(error)) return 'offline'
  return error.id === 'forbidden' ? 'no-permission' : 'error'
}

const again = (retry: () => void, sensorsName: string) => ({ label: copy.action.retry, onTap: retry, sensorsName })
type Again = ReturnType<typeof again>

/** For a `State`: what the office has not granted is not asked for again. */
export function errorStateOf(error: ApiError, retry: () => void, sensorsName: string) {
  const kind = kindOf(error)
  const actions: [] | [Again] = kind === 'no-permission' ? [] : [again(retry, sensorsName)]
  return { kind, sentence: sentenceFor(error), actions } as const
}

/** The same for a whole screen, which always leads home; what is not there is not asked for again either. */
export function screenErrorStateOf<Home>(error: ApiError, retry: () => void, sensorsName: string, home: Home) {
  const kind = NOT_THERE.indexOf(error.id) >= 0 ? 'not-found' : kindOf(error)
  const isFinal = kind === 'not-found' || kind === 'no-permission'
  const actions: [Home] | [Again, Home] = isFinal ? [home] : [again(retry, sensorsName), home]
  return { kind, sentence: sentenceFor(error), actions } as const
}
