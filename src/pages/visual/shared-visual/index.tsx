import { useCallback } from 'react'
import { ErrorScreen } from '@/request/error-state'
import { useLoaded } from '@/request/use-loaded'
import { visualCopy } from '@/copy/visual'
import { useForward } from '@/features/share/use-forward'
import { fetchSharedStatistics } from '@/libraries/statistics/shared'
import { useParams } from '@/routing/navigation'
import type { AbortSignalLike } from '@/platform/transport/port'
import { Page } from '@/ui/page'
import { Skeleton } from '@/ui/skeleton'
import { SharedCharts } from './shared-charts'

/** Charts as they were shared: to be looked at and taken along, and complete for a guest. */
export function SharedVisual({ secretKey }: { secretKey: string }) {
  const params = useParams()
  const load = useCallback((signal: AbortSignalLike) => fetchSharedStatistics(secretKey, signal), [secretKey])
  const loaded = useLoaded(load)
  useForward('case-visual', params, visualCopy.visual.shared)

  if (loaded.kind === 'loading') {
    return (
      <Page name={visualCopy.visual.shared}>
        <Skeleton rows={3} />
      </Page>
    )
  }
  if (loaded.kind === 'failed') {
    return <ErrorScreen error={loaded.error} retry={loaded.retry} sensorsName='visual_retry' />
  }
  return <SharedCharts {...loaded.data} />
}
