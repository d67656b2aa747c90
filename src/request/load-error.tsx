/** Shows error states in place of content that failed to load. `load-error-line.tsx` does so in small areas. */
import { copy } from '@/copy'
import { open } from '@/routing/navigation'
import { StateScreen, homeAction } from '@/ui/page'
import { State, type StateAction, type StateProps } from '@/ui/state'
import { type ApiError, isOfflineError, errorSentence } from './errors'

interface LoadErrorProps {
  error: ApiError
  retry: () => void
  /** The name of the retry button in analytics. */
  sensorsName?: string
  /** The message that replaces the error's own message. */
  sentence?: string
  /** The button that leaves a screen without other content. */
  exitAction?: StateAction
  /** The buttons in place of the retry button. Offline the retry button stays. */
  actions?: StateProps['actions']
}

const NOT_FOUND_IDS = ['not_found', 'gone']

/** Opens the workspace, whose stored documents can be read without a network. */
const storedAction = { label: copy.offline.stored, onTap: () => void open('desk'), sensorsName: 'offline_stored' }

/**
 * Returns the error state. Offline it is the same everywhere. A refusal for lack of permission has no retry button. A
 * missing document on a whole screen has none either.
 */
function stateOf(props: LoadErrorProps): StateProps {
  const { error, retry, sensorsName, sentence = errorSentence(error), exitAction, actions } = props
  const retryAction = { label: copy.action.retry, onTap: retry, sensorsName }
  const exits: [] | [StateAction] = exitAction ? [exitAction] : []
  if (isOfflineError(error)) return { kind: 'offline', sentence, actions: [retryAction, storedAction] }
  if (actions) return { kind: 'error', sentence, actions }
  if (exitAction && NOT_FOUND_IDS.includes(error.id)) return { kind: 'not-found', sentence, actions: exits }
  if (error.id === 'forbidden') return { kind: 'no-permission', sentence, actions: exits }
  return { kind: 'error', sentence, actions: exitAction ? [retryAction, exitAction] : [retryAction] }
}

/** Shows an error state as a part of a screen. */
export const LoadErrorBlock = (props: LoadErrorProps) => <State {...stateOf(props)} />

/** Shows an error state as a whole screen, with a button that leaves the screen. */
export const LoadErrorScreen = (props: LoadErrorProps) => (
  <StateScreen {...stateOf({ exitAction: homeAction, ...props })} />
)
