import { copy } from '@/copy'
import { Hint } from '@/ui/hint'
import { type ApiError, errorSentence } from './errors'

interface LoadErrorLineProps {
  error: ApiError
  retry: () => void
  sensorsName?: string
  /** The message that replaces the error's own message. */
  sentence?: string
}

/** Shows a load error in a small area: a list of choices, a sheet, the end of the charts. */
export const LoadErrorLine = ({ error, retry, sensorsName, sentence = errorSentence(error) }: LoadErrorLineProps) => (
  <Hint sentence={sentence} action={{ label: copy.action.retry, onTap: retry, sensorsName }} />
)
