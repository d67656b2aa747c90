/** Shows error states in place of content that failed to load. `load-error-line.tsx` has the one for small areas. */
import { copy } from '@/copy'
import { open } from '@/routing/navigation'
import { StateScreen, homeAction } from '@/ui/page'
import { State, type StateAction, type StateProps } from '@/ui/state'
import { type ApiError, isOffline, sentenceFor } from './errors'

interface LoadErrorProps {
  error: ApiError
  retry: () => void
  /** The name of the retry button in analytics. */
  sensorsName?: string
  /** The message that replaces the error's own message. */
  sentence?: string
  /** The button by which the reader leaves a screen without other content. */
  exitAction?: StateAction
  /** The buttons that replace the retry button, except without a network. */
  actions?: StateProps['actions']
}

const NOT_FOUND_IDS = ['not_found', 'gone']

/** What can be read without a network. */
const storedAction = { label: copy.offline.stored, onTap: () => void open('desk'), sensorsName: 'offline_stored' }

/**
 * Returns the error state. It has no retry button for a missing permission. It has none either for a missing
 * document, if the document has a screen of its own. Without a network it is the same everywhere.
 */
function stateOf(props: LoadErrorProps): StateProps {
  const { error, retry, sensorsName, sentence = sentenceFor(error), exitAction, actions } = props
  const retryAction = { label: copy.action.retry, onTap: retry, sensorsName }
  const exits: [] | [StateAction] = exitAction ? [exitAction] : []
  if (isOffline(error)) return { kind: 'offline', sentence, actions: [retryAction, storedAction] }
  if (actions) return { kind: 'error', sentence, actions }
  if (exitAction && NOT_FOUND_IDS.includes(error.id)) return { kind: 'not-found', sentence, actions: exits }
  if (error.id === 'forbidden') return { kind: 'no-permission', sentence, actions: exits }
  return { kind: 'error', sentence, actions: exitAction ? [retryAction, exitAction] : [retryAction] }
}

/** Shows an error state in a part of a screen. */
export const LoadErrorBlock = (props: LoadErrorProps) => <State {...stateOf(props)} />

/** Shows an error state on a whole screen, always with a button that leaves the screen. */
export const LoadErrorScreen = (props: LoadErrorProps) => (
  <StateScreen {...stateOf({ exitAction: homeAction, ...props })} />
)
