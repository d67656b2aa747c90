import { useCallback } from 'react'
import { Text, View } from '@tarojs/components'
import { encodeUrlQuery } from '@domain/query/codec'
import { chipsOf } from '@domain/query/search-box'
import { Access } from '@/features/access'
import { caseStatistics } from '@/libraries/case/statistics'
import { useParams, open, relaunch } from '@/routing/navigation'
import { LoadErrorScreen } from '@/request/load-error'
import { type AbortSignalLike, useLoaded } from '@/request/use-loaded'
import { visualCopy, fill } from '@/copy/visual'
import { useSharedContent } from '@/shared/shared-content'
import { useForwardWithKey } from '@/features/share/use-forward'
import { fetchSharedStatistics, type SharedStatistics } from '@/libraries/statistics/shared'
import { Page } from '@/ui/page'
import { Skeleton } from '@/ui/skeleton'
import { ChartsView, ChartGroupTabs } from '@/features/charts'
import { useCharts } from '@/features/charts/use-charts'
import { host } from '@/platform/host'
import { settings } from '@/platform/settings'
import { today } from '@/platform/today'
import { HOME } from '@/routing/routes'
import { role } from '@/ui/aria'
import { Button } from '@/ui/button'
import { VisualScreen } from '../visual-screen'
import './index.scss'

/**
 * Shows shared charts. They may be the first that a visitor sees of the product, so the screen names the product and
 * links to the app.
 */
function SharedCharts({ statistics, conditions }: SharedStatistics) {
  const charts = useCharts(statistics, conditions)
  const { header } = charts.index
  const toSearch = () =>
    void (conditions.length ? open(statistics.list, { query: encodeUrlQuery(conditions) }) : relaunch(HOME))
  return (
    <Page
      className='charts-page'
      header={
        <View id={header} className='shared-visual__tabs'>
          <ChartGroupTabs charts={charts} />
        </View>
      }
    >
      <View className='shared-visual'>
        <View className='shared-visual__brand'>{settings.appName}</View>
        <View className='shared-visual__title' {...role('heading')} aria-level={1}>
          {visualCopy.visual.shared}
        </View>
        {conditions.length > 0 && (
          <View className='shared-visual__asked'>
            {chipsOf(conditions).map(({ key, name, value }) => (
              <Text key={key} className='shared-visual__condition'>
                {`${name} ${value}`}
              </Text>
            ))}
          </View>
        )}
        <View className='shared-visual__day'>{fill(visualCopy.visual.countedOn, { day: today() })}</View>
      </View>
      <ChartsView charts={charts} conditions={conditions} />
      {!host.isSinglePage() && (
        <View className='shared-visual__foot'>
          <Button look='solid' wide large onTap={toSearch} sensorsName='visual_open'>
            {fill(visualCopy.visual.openIn, { app: settings.appName })}
          </Button>
        </View>
      )}
    </Page>
  )
}

/** Loads and shows shared charts. Guests see all of them. */
function SharedVisual({ secretKey }: { secretKey: string }) {
  const params = useParams()
  const takeOpened = useSharedContent()
  const load = useCallback(
    (signal: AbortSignalLike) => fetchSharedStatistics(secretKey, signal, takeOpened()),
    [secretKey, takeOpened],
  )
  const loaded = useLoaded(load)
  useForwardWithKey('case-visual', params, visualCopy.visual.shared)

  if (loaded.kind === 'loading') {
    return (
      <Page name={visualCopy.visual.shared}>
        <Skeleton rows={3} />
      </Page>
    )
  }
  if (loaded.kind === 'failed') {
    return <LoadErrorScreen error={loaded.error} retry={loaded.retry} sensorsName='visual_retry' />
  }
  return <SharedCharts {...loaded.data} />
}

/**
 * Shows the charts of the query in the address. If the address has a share key and no query, shows the charts that were
 * shared.
 */
function CaseCharts() {
  const { secretKey, query } = useParams()
  if (secretKey && query === undefined) return <SharedVisual secretKey={secretKey} />
  return <VisualScreen statistics={caseStatistics} shareable />
}

export default function CaseChartsPage() {
  return (
    <Access route='case-visual'>
      <CaseCharts />
    </Access>
  )
}
