import { Text, View } from '@tarojs/components'
import { type ApiError, sentenceFor } from '@/request/errors'
import { copy } from '@/copy'
import { role } from '@/ui/aria'
import { Button } from '@/ui/button'
import { Spinner } from '@/ui/spinner'
import { useSentinel } from './use-sentinel'

interface ListEndProps {
  finished: boolean
  busy: boolean
  /** Why the next page did not come. */
  error?: ApiError
  onMore: () => void
}

const SENTINEL = 'home-list-end'

/** The foot of a list: asks for more as it comes near, and says what is the matter. */
export function ListEnd({ finished, busy, error, onMore }: ListEndProps) {
  const more = !finished && !busy && !error
  useSentinel(SENTINEL, more, onMore)
  return (
    <View className='list-end'>
      {more && <View className='list-end__sentinel' id={SENTINEL} />}
      {error && <Text {...role('alert')}>{sentenceFor(error)}</Text>}
      {error && (
        <Button look='text' onTap={onMore} sensorsName='home_more_retry'>
          {copy.action.retry}
        </Button>
      )}
      {finished && <Text>{copy.noMore}</Text>}
      {!finished && !error && <Spinner />}
      {!finished && !error && <Text>{copy.loading}</Text>}
    </View>
  )
}
