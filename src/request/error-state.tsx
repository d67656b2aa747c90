/** Load errors: `LoadErrorBlock` in a part of a screen, `LoadErrorScreen` in the place of a whole screen. */
import { copy } from '@/copy'
import { StateScreen, homeAction } from '@/ui/page'
import { State, type StateAction, type StateProps } from '@/ui/state'
import { type ApiError, isOffline, sentenceFor } from './errors'

interface LoadErrorProps {
  error: ApiError
  retry: () => void
  /** The tracking name of the retry key. */
  sensorsName?: string
  /** Replaces the error's general sentence. */
  sentence?: string
  /** For a screen that shows nothing but the error. */
  exitAction?: StateAction
}

const NOT_THERE = ['not_found', 'gone']

function kindOf({ error, exitAction }: LoadErrorProps) {
  if (isOffline(error)) return 'offline'
  if (exitAction && NOT_THERE.includes(error.id)) return 'not-found'
  return error.id === 'forbidden' ? 'no-permission' : 'error'
}

/** A missing permission has no retry key; nor has a missing document on its own screen. */
function stateOf(props: LoadErrorProps): StateProps {
  const { error, retry, sensorsName, sentence = sentenceFor(error), exitAction } = props
  const kind = kindOf(props)
  const again = { label: copy.action.retry, onTap: retry, sensorsName }
  if (kind === 'not-found' || kind === 'no-permission')
    return { kind, sentence, actions: exitAction ? [exitAction] : [] }
  return { kind, sentence, actions: exitAction ? [again, exitAction] : [again] }
}

/** Fills a part of a screen. */
export const LoadErrorBlock = (props: LoadErrorProps) => <State {...stateOf(props)} />

/** Fills a whole screen and always offers a way out. */
export const LoadErrorScreen = (props: LoadErrorProps) => (
  <StateScreen {...stateOf({ exitAction: homeAction, ...props })} />
)
