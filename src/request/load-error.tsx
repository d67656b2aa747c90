/** Shows error states in place of content that failed to load. */
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
}

const NOT_FOUND_IDS = ['not_found', 'gone']

function kindOf({ error, exitAction }: LoadErrorProps) {
  if (isOffline(error)) return 'offline'
  if (exitAction && NOT_FOUND_IDS.includes(error.id)) return 'not-found'
  return error.id === 'forbidden' ? 'no-permission' : 'error'
}

/** What can be read without a network. */
const storedAction = { label: copy.offline.stored, onTap: () => void open('desk'), sensorsName: 'offline_stored' }

/**
 * Returns the error state. It has no retry button for a missing permission. It has none either for a missing
 * document, if the document has a screen of its own. Without a network it is the same everywhere.
 */
function stateOf(props: LoadErrorProps): StateProps {
  const { error, retry, sensorsName, sentence = sentenceFor(error), exitAction } = props
  const kind = kindOf(props)
  const retryAction = { label: copy.action.retry, onTap: retry, sensorsName }
  if (kind === 'not-found' || kind === 'no-permission')
    return { kind, sentence, actions: exitAction ? [exitAction] : [] }
  const second = kind === 'offline' ? storedAction : exitAction
  return { kind, sentence, actions: second ? [retryAction, second] : [retryAction] }
}

/** Shows an error state in a part of a screen. */
export const LoadErrorBlock = (props: LoadErrorProps) => <State {...stateOf(props)} />

/** Shows an error state on a whole screen, always with a button that leaves the screen. */
export const LoadErrorScreen = (props: LoadErrorProps) => (
  <StateScreen {...stateOf({ exitAction: homeAction, ...props })} />
)
