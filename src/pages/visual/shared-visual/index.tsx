import { Text, View } from '@tarojs/components'
import { useCallback } from 'react'
import { ErrorScreen } from '@/request/error-state'
import { useLoaded } from '@/request/use-loaded'
import { copy } from '@/copy/visual'
import { chipsOf } from '@domain/query/search-box'
import { Charts } from '@/features/charts'
import { useForward } from '@/features/share/use-forward'
import { fetchSharedStatistics } from '@/libraries/statistics/shared'
import { useParams } from '@/routing/navigation'
import type { AbortSignalLike } from '@/platform/transport/port'
import { Page } from '@/ui/page'
import { Skeleton } from '@/ui/skeleton'
import './index.scss'

/** Charts as they were shared: to be looked at and taken along, and complete for a guest. */
export function SharedVisual({ secretKey }: { secretKey: string }) {
  const params = useParams()
  const load = useCallback((signal: AbortSignalLike) => fetchSharedStatistics(secretKey, signal), [secretKey])
  const loaded = useLoaded(load)
  useForward('case-visual', params, copy.visual.shared)

  if (loaded.kind === 'loading') {
    return (
      <Page name={copy.visual.shared}>
        <Skeleton rows={3} />
      </Page>
    )
  }
  if (loaded.kind === 'failed') {
    return <ErrorScreen error={loaded.error} retry={loaded.retry} sensorsName='visual_retry' />
  }
  const { statistics, conditions } = loaded.data
  return (
    <Page name={copy.visual.shared}>
      {conditions.length > 0 && (
        <View className='shared-visual__asked'>
          {chipsOf(conditions).map(({ key, name, value }) => (
            <Text key={key} className='shared-visual__condition'>
              {`${name} ${value}`}
            </Text>
          ))}
        </View>
      )}
      <Charts statistics={statistics} conditions={conditions} />
    </Page>
  )
}
