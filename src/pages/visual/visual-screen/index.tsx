import { View, Text } from '@tarojs/components'
import { useCallback, useMemo, useState } from 'react'
import { ChartsView, ChartGroupTabs } from '@/features/charts'
import { chartActions } from '@/features/charts/actions'
import { PrintHeader } from '@/features/charts/print-header'
import { useCharts } from '@/features/charts/use-charts'
import { CitationSheet } from '@/features/citation'
import type { ArticleLookup } from '@domain/citation/link-citations'
import type { CitingContext } from '@domain/citation/version-note'
import { addConditions, removeGroup, isSameQuery, type Condition } from '@domain/query/condition'
import type { Statistics } from '@/libraries/statistics'
import { Page, Header } from '@/ui/page'
import { useListQuery } from '../../list/list-screen/use-list-query'
import { visualCopy } from '@/copy/visual'
import { chipsOf } from '@domain/query/search-box'
import { useParams, back, isBelowCurrentScreen, replace } from '@/routing/navigation'
import { requireLogin } from '@/actions/require-login'
import { ChipList } from '@/ui/chip/list'
import { Icon } from '@/ui/icon'
import { IconButton } from '@/ui/icon-button'
import { Tap } from '@/ui/tap'
import type { Params } from '@domain/format/address'
import { decodeUrlQuery, encodeUrlQuery } from '@domain/query/codec'
import { ROUTES, type RouteName } from '@/routing/routes'
import { ShareSheet } from '@/features/share'
import { useForwardWithKey } from '@/features/share/use-forward'
import './index.scss'

/**
 * Opens the list that belongs to the charts. If that list is the screen below and has the same query, goes back to it.
 */
function toList(list: RouteName, conditions: Condition[], { query, order }: Params) {
  const cameWith = decodeUrlQuery(query)
  if (isBelowCurrentScreen(list) && isSameQuery(cameWith, conditions)) return void back()
  void replace(list, { query: encodeUrlQuery(conditions), ...(order ? { order } : {}) })
}

interface VisualHeaderProps {
  statistics: Statistics
  conditions: Condition[]
  onChange: (conditions: Condition[]) => void
  onShare?: () => void
}

/** Shows the conditions of the charts, and a link to the list. */
function VisualHeader({ statistics, conditions, onChange, onShare }: VisualHeaderProps) {
  const { list, route } = statistics
  const params = useParams()
  const remove = (at: number) => {
    const removed = conditions[at]
    if (removed && requireLogin()) onChange(removeGroup(conditions, removed))
  }
  const actions = (
    <>
      {onShare && (
        <IconButton icon='share-2' label={visualCopy.visual.share} onTap={onShare} sensorsName='visual_share' />
      )}
      <Tap
        className='visual-header__list'
        role='link'
        onTap={() => toList(list, conditions, params)}
        sensorsName='visual_list'
      >
        <Icon name='list' size={16} />
        <Text>{visualCopy.visual.list}</Text>
      </Tap>
    </>
  )
  return (
    <View className='visual-header'>
      <Header back title={ROUTES[route].title} actions={actions} />
      {conditions.length > 0 && (
        <View className='visual-header__chips'>
          <ChipList chips={chipsOf(conditions)} onRemove={remove} />
        </View>
      )}
    </View>
  )
}

/**
 * Returns the share sheet and a function that opens it. The share key in the address opens only the charts of the
 * first search. Another search therefore gets a new key.
 */
function useShareCharts(route: RouteName, conditions: Condition[]) {
  const [open, setOpen] = useState(false)
  const { secretKey, ...opened } = useParams()
  const query = encodeUrlQuery(conditions)
  const params = { ...opened, query, ...(secretKey && query === opened.query ? { secretKey } : {}) }
  const values = chipsOf(conditions).map(({ value }) => value)
  const title = [visualCopy.visual.shared, ...values].join(' · ')
  useForwardWithKey(route, params, title)
  const sheet = <ShareSheet open={open} onClose={() => setOpen(false)} route={route} params={params} title={title} />
  return { start: () => setOpen(true), sheet }
}

/**
 * The cases behind a chart are from many days. An article that they cite is therefore shown in the version in force
 * today.
 */
const MANY: CitingContext = { by: 'cases' }

interface VisualScreenProps {
  statistics: Statistics
  shareable?: boolean
}

/** The charts of a search. A tap on a chart adds a condition or shows an article. */
export function VisualScreen({ statistics, shareable }: VisualScreenProps) {
  const { route, library } = statistics
  const { conditions, change } = useListQuery(route, library)
  const [cited, setCited] = useState<ArticleLookup>()
  const charts = useCharts(statistics, conditions)
  const share = useShareCharts(route, conditions)

  const onChange = useCallback((next: Condition[]) => void change({ conditions: next }), [change])
  const actions = useMemo(
    () => chartActions({ library, conditions, onChange, onArticle: setCited }),
    [library, conditions, onChange],
  )
  const onAdd = (condition: Condition) => onChange(addConditions(conditions, [condition]).conditions)

  return (
    <Page
      className='charts-page'
      header={
        <View id={charts.index.header} className='visual-screen__head'>
          <VisualHeader
            statistics={statistics}
            conditions={conditions}
            onChange={onChange}
            onShare={shareable ? share.start : undefined}
          />
          <ChartGroupTabs charts={charts} />
        </View>
      }
      over={
        <>
          <CitationSheet cited={cited} citing={MANY} onClose={() => setCited(undefined)} onAdd={onAdd} />
          {shareable && share.sheet}
        </>
      }
    >
      <PrintHeader title={ROUTES[route].title} conditions={conditions} />
      <ChartsView charts={charts} conditions={conditions} actions={actions} onClear={() => onChange([])} />
    </Page>
  )
}
