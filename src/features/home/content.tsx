import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { useDidShow } from '@tarojs/taro'
import { View } from '@tarojs/components'
import { LoadErrorBlock } from '@/request/error-state'
import { Skeleton } from '@/ui/skeleton'
import { type AbortSignalLike, useLoaded, type Loaded } from '@/request/use-loaded'
import { CATEGORIES } from '@/libraries/categories'
import { prefetch, open } from '@/routing/navigation'
import { copy } from '@/copy'
import type { Condition } from '@domain/query/condition'
import { encodeUrlQuery, encodeApiQuery } from '@domain/query/codec'
import { DocumentRow } from '@/shared/document-row'
import { GUIDING, TYPICAL, RECENT } from '@/libraries/case/home-searches'
import { type ListRow, opening } from '@/libraries/library'
import { LoadedSection } from './loaded-section'
import { mapResult } from '@/request/errors'
import { fetchCases } from '@/api/judgement'
import { formatDay } from '@domain/format/dates'
import { parseMarkup } from '@domain/text/markup'
import { bridge } from '@/platform/bridge'
import { searchHistory } from '@/platform/storage/keys'
import { useReadingHistory } from '@/stores/reading-history'
import { LazyPart, useLazyPart } from '@/request/lazy-part'
import { Shortcuts } from './shortcuts'
import type { HomeTabKey } from './tabs'

const PUBLISHED_ORDER = 'judgementDate'
const SHOWN_CASES = 5

const fetchPublished = (conditions: Condition[]) => async (signal: AbortSignalLike) => {
  const found = await fetchCases(
    { query: encodeApiQuery(conditions), order: PUBLISHED_ORDER, pageIndex: '1', pageSize: String(SHOWN_CASES) },
    signal,
  )
  return mapResult(found, ({ items }) =>
    items.map(({ jid, title, courtName, caseNumber, judgementDate }): ListRow => ({
      id: jid,
      view: { title: parseMarkup(title), meta: [courtName, formatDay(judgementDate ?? '')].filter(Boolean) },
      metadata: { from: courtName, number: caseNumber, day: judgementDate },
      opens: opening(CATEGORIES.case, jid, []),
    })),
  )
}

export const fetchGuidingCases = fetchPublished(GUIDING)
const fetchTypicalCases = fetchPublished(TYPICAL)

interface PublishedProps {
  title: string
  of: Loaded<ListRow[]>
  conditions: Condition[]
}

function Published({ title, of, conditions }: PublishedProps) {
  const openAll = () => void open(CATEGORIES.case.list, { query: encodeUrlQuery(conditions), order: PUBLISHED_ORDER })
  return (
    <LoadedSection
      title={title}
      of={of}
      more={{ label: copy.home.all, onTap: openAll, sensorsName: 'home_guiding_more' }}
      waiting={<Skeleton brief rows={5} />}
    >
      {rows => rows.map(row => <DocumentRow key={row.id} row={row} sensorsName='home_document' />)}
    </LoadedSection>
  )
}

function TypicalCases() {
  return <Published title={copy.home.typical} of={useLoaded(fetchTypicalCases)} conditions={TYPICAL} />
}

/** The guiding cases; where a corpus has none, the typical ones under their own name. */
export function PublishedCases({ guiding }: { guiding: Loaded<ListRow[]> }) {
  if (guiding.kind === 'ready' && guiding.data.length === 0) return <TypicalCases />
  return <Published title={copy.home.guiding} of={guiding} conditions={GUIDING} />
}

const recentCode = () => import('./recent')
const SHOWN = 3
/** How many lines there will be of each kind. */
const countKept = () =>
  [searchHistory(RECENT.category.key).get()?.length ?? 0, useReadingHistory.getState().entries.length].map(count =>
    Math.min(count, SHOWN),
  )

function RecentLater({ waiting }: { waiting: ReactNode }) {
  return (
    <LazyPart part={useLazyPart(recentCode)} waiting={waiting} failed={() => null}>
      {({ Recent }) => <Recent />}
    </LazyPart>
  )
}

/** Whoever has neither searched nor read yet does without; for the others the room is kept, so that nothing moves. */
function RecentPlace() {
  const [kept, setKept] = useState(countKept)
  useDidShow(() => setKept(countKept()))
  const lines = kept.filter(count => count > 0)
  if (lines.length === 0 && !bridge.available()) return null
  return (
    <RecentLater
      waiting={lines.map((count, at) => (
        <View key={at} className={`recent-place recent-place--${count}`} />
      ))}
    />
  )
}

function CasePane() {
  const guiding = useLoaded(fetchGuidingCases)
  const begun = guiding.kind === 'ready'
  // Where most readers go from here.
  useEffect(() => {
    if (!begun) return
    prefetch(CATEGORIES.case.list)
    prefetch('home-search-input')
  }, [begun])
  return (
    <>
      <Shortcuts />
      <RecentPlace />
      <PublishedCases guiding={guiding} />
    </>
  )
}

const CODE: Record<Exclude<HomeTabKey, 'case'>, () => Promise<{ Pane: ComponentType }>> = {
  law: async () => ({ Pane: (await import('./law-pane')).LawPane }),
  judicial: async () => ({ Pane: (await import('./judicial-pane')).JudicialPane }),
  similarity: async () => ({ Pane: (await import('./similarity-pane')).SimilarityPane }),
  excellentCaseNew: async () => ({ Pane: (await import('./excellent-pane')).ExcellentPane }),
  article: async () => ({ Pane: (await import('./article-pane')).ArticlePane }),
}

function LaterPane({ code }: { code: () => Promise<{ Pane: ComponentType }> }) {
  return (
    <LazyPart
      part={useLazyPart(code)}
      waiting={<Skeleton brief rows={6} />}
      failed={(error, retry) => <LoadErrorBlock error={error} retry={retry} sensorsName='home_retry' />}
    >
      {({ Pane }) => <Pane />}
    </LazyPart>
  )
}

/** What a pane shows below its search box. */
export const Content = ({ of }: { of: HomeTabKey }) => (of === 'case' ? <CasePane /> : <LaterPane code={CODE[of]} />)
