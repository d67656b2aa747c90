import { View } from '@tarojs/components'
import { useCallback, useState } from 'react'
import { fiscalCopy } from '@/copy/fiscal'
import type { ApiError } from '@/request/errors'
import type { Condition } from '@domain/query/condition'
import { Access } from '@/features/access'
import { FiscalSection, TopicLinks } from '@/features/fiscal/area'
import { useCurrentSection } from '@/ui/use-current-section'
import { SearchBar } from '@/features/search-bar'
import { FISCAL_AREA_SEARCH, FISCAL_SECTIONS } from '@/libraries/fiscal/combined'
import { ROUTES } from '@/routing/routes'
import { RowMenu } from '@/shared/row-menu'
import { LoadErrorOrLogin } from '@/shared/load-error-or-login'
import { Page } from '@/ui/page'
import { State } from '@/ui/state'
import { Tabs } from '@/ui/tabs'
import { useListQuery } from '../../list/list-screen/use-list-query'
import { useShareList } from '../../list/list-screen/use-share-list'
import './index.scss'

const ROUTE = 'fiscal-tax-list'
const HEADER = 'fiscal-header'
const idOf = (key: string) => `fiscal-${key}`
const IDS = FISCAL_SECTIONS.map(({ key }) => idOf(key))

/** Shows the fiscal area: the first results of its five lists. */
function FiscalArea() {
  const { conditions, order, change } = useListQuery(ROUTE, FISCAL_AREA_SEARCH)
  const onConditions = useCallback((next: Condition[]) => change({ conditions: next }), [change])
  const onShare = useShareList(ROUTE, ROUTES[ROUTE].title, { conditions, order })
  const { at, goTo, measure } = useCurrentSection(IDS, HEADER)

  const [lockedOut, setLockedOut] = useState<ApiError>()

  const [bare, setBare] = useState<{ of: Condition[]; ids: string[] }>()
  const onNothing = useCallback(
    (id: string) =>
      setBare(now => ({ of: conditions, ids: [...new Set(now?.of === conditions ? now.ids : []).add(id)] })),
    [conditions],
  )
  const nothing = conditions.length > 0 && bare?.of === conditions && bare.ids.length === IDS.length

  const header = (
    <View id={HEADER}>
      <SearchBar library={FISCAL_AREA_SEARCH} conditions={conditions} onChange={onConditions} onShare={onShare} />
      {!nothing && (
        <Tabs
          tabs={FISCAL_SECTIONS}
          active={FISCAL_SECTIONS[at]!.key}
          onChange={key => goTo(FISCAL_SECTIONS.findIndex(section => section.key === key))}
          label={fiscalCopy.fiscal.tabs}
          sensorsName='fiscal_tab'
        />
      )}
    </View>
  )
  if (lockedOut) {
    return (
      <Page header={header}>
        <LoadErrorOrLogin error={lockedOut} retry={() => setLockedOut(undefined)} />
      </Page>
    )
  }
  // If all five lists are empty, one message replaces them.
  if (nothing) {
    const clear = { label: fiscalCopy.results.clear, onTap: () => onConditions([]), sensorsName: 'fiscal_clear' }
    return (
      <Page header={header}>
        <State kind='empty' sentence={fiscalCopy.results.empty} actions={[clear]} />
      </Page>
    )
  }
  return (
    <RowMenu>
      {over => (
        <Page header={header} over={over}>
          {conditions.length === 0 && <TopicLinks onSettled={measure} />}
          {FISCAL_SECTIONS.map(({ key, label, library }) => (
            <FiscalSection
              key={key}
              id={idOf(key)}
              title={label}
              library={library}
              conditions={conditions}
              onSettled={measure}
              onEmpty={onNothing}
              onLoginRequired={setLockedOut}
            />
          ))}
          <View className='fiscal-end'>{fiscalCopy.noMore}</View>
        </Page>
      )}
    </RowMenu>
  )
}

export default function FiscalAreaPage() {
  return (
    <Access route={ROUTE}>
      <FiscalArea />
    </Access>
  )
}
