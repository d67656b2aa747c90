/** What stands in the place of what did not come. */
import { copy } from '@/copy'
import { Notice, wayHome } from '@/ui/page'
import { State, type StateAction, type StateProps } from '@/ui/state'
import { type ApiError, isOffline, sentenceFor } from './errors'

interface ErrorStateProps {
  error: ApiError
  retry: () => void
  /** Of the key that tries again. */
  sensorsName?: string
  /** Where the error's own says too little. */
  sentence?: string
  /** The way out of a screen that has nothing else to show. */
  way?: StateAction
}

const NOT_THERE = ['not_found', 'gone']

function kindOf({ error, way }: ErrorStateProps) {
  if (isOffline(error)) return 'offline'
  if (way && NOT_THERE.includes(error.id)) return 'not-found'
  return error.id === 'forbidden' ? 'no-permission' : 'error'
}

/** What the office has not granted is not asked for again; nor, on a screen of its own, what is not there. */
function stateOf(props: ErrorStateProps): StateProps {
  const { error, retry, sensorsName, sentence = sentenceFor(error), way } = props
  const kind = kindOf(props)
  const again = { label: copy.action.retry, onTap: retry, sensorsName }
  if (kind === 'not-found' || kind === 'no-permission') return { kind, sentence, actions: way ? [way] : [] }
  return { kind, sentence, actions: way ? [again, way] : [again] }
}

/** In a part of a screen. */
export const ErrorState = (props: ErrorStateProps) => <State {...stateOf(props)} />

/** In the place of a whole screen: there is always a way out. */
export const ErrorScreen = (props: ErrorStateProps) => <Notice {...stateOf({ way: wayHome, ...props })} />
