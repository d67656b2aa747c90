import { Text, View } from '@tarojs/components'
import { useCallback } from 'react'
import { isOffline, sentenceFor } from '@/request/errors'
import { useLoaded } from '@/request/use-loaded'
import { copy } from '@/copy'
import { chipsOf } from '@domain/query/search-box'
import { Charts } from '@/features/charts'
import { useForward } from '@/features/share/use-forward'
import { fetchSharedStatistics } from '@/libraries/statistics/shared'
import { relaunch, useParams } from '@/routing/navigation'
import type { AbortSignalLike } from '@/platform/transport/port'
import { HOME } from '@/routing/routes'
import { Notice, wayHome } from '@/ui/notice'
import { Page } from '@/ui/page'
import { Skeleton } from '@/ui/skeleton'
import './index.scss'

const goHome = () => void relaunch(HOME)

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
    const retry = { label: copy.action.retry, onTap: loaded.retry, sensorsName: 'visual_retry' }
    const kind = isOffline(loaded.error) ? 'offline' : 'error'
    return <Notice kind={kind} sentence={sentenceFor(loaded.error)} actions={[retry, wayHome(goHome)]} />
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
