import { View } from '@tarojs/components'
import { sentenceFor } from '@/request/errors'
import { copy } from '@/copy'
import { role } from '@/ui/aria'
import { Button } from '@/ui/button'
import { Spinner } from '@/ui/spinner'
import type { ResultsState } from './state'

interface FooterProps extends Pick<ResultsState, 'status' | 'error'> {
  id: string
  onRetry: () => void
}

/** Below the last row: more is coming, there is no more, or what went wrong and the way to try again. The rows stay. */
export function Footer({ id, status, error, onRetry }: FooterProps) {
  if (status === 'moreFailed' && error) {
    return (
      <View id={id} className='results-footer'>
        <View {...role('alert')}>{sentenceFor(error)}</View>
        <Button look='text' onTap={onRetry} sensorsName='results_retry_more'>
          {copy.action.retry}
        </Button>
      </View>
    )
  }
  return (
    <View id={id} className='results-footer'>
      {status !== 'done' && <Spinner />}
      {status === 'done' ? copy.noMore : copy.loading}
    </View>
  )
}
