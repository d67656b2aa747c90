import { View } from '@tarojs/components'
import { useCallback, useMemo, useState } from 'react'
import { fiscalCopy } from '@/copy/fiscal'
import type { ApiError } from '@/request/errors'
import type { Condition } from '@domain/query/condition'
import { Access } from '@/features/access'
import { FiscalSection, TopicLinks } from '@/features/fiscal/area'
import { useCurrentSection } from '@/ui/use-current-section'
import { SearchBar } from '@/features/search-bar'
import { isCategoryOffered } from '@/libraries/categories'
import { FISCAL_AREA_SEARCH, FISCAL_SECTIONS } from '@/libraries/fiscal/combined'
import { isOffered } from '@/platform/settings/offered'
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

/** Returns the sections of the lists that this deployment has. */
const offeredSections = () => FISCAL_SECTIONS.filter(({ library: { category } }) => isCategoryOffered(category))

/** Shows the fiscal area: the first results of its five lists. A list without documents is left out. */
function FiscalArea() {
  const [sections] = useState(offeredSections)
  const ids = useMemo(() => sections.map(({ key }) => idOf(key)), [sections])
  const { conditions, order, change } = useListQuery(ROUTE, FISCAL_AREA_SEARCH)
  const onConditions = useCallback((next: Condition[]) => change({ conditions: next }), [change])
  const onShare = useShareList(ROUTE, ROUTES[ROUTE].title, { conditions, order })
  const { at, goTo, measure } = useCurrentSection(ids, HEADER)

  const [lockedOut, setLockedOut] = useState<ApiError>()

  const [bare, setBare] = useState<{ of: Condition[]; ids: string[] }>()
  const onNothing = useCallback(
    (id: string) =>
      setBare(now => ({ of: conditions, ids: [...new Set(now?.of === conditions ? now.ids : []).add(id)] })),
    [conditions],
  )
  const bareIds = bare?.of === conditions ? bare.ids : []
  const nothing = conditions.length > 0 && bareIds.length === ids.length

  const header = (
    <View id={HEADER}>
      <SearchBar library={FISCAL_AREA_SEARCH} conditions={conditions} onChange={onConditions} onShare={onShare} />
      {!nothing && sections.length > 1 && (
        <Tabs
          tabs={sections}
          active={sections[at]!.key}
          onChange={key => goTo(sections.findIndex(section => section.key === key))}
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
  // If all lists are empty, one message replaces them.
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
          {conditions.length === 0 && isOffered('fiscal-tax-carousel') && <TopicLinks onSettled={measure} />}
          {sections.map(({ key, label, library }) => (
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
