import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { useDidShow, usePageScroll } from '@tarojs/taro'
import { View } from '@tarojs/components'
import { LoadErrorBlock } from '@/request/load-error'
import { Skeleton } from '@/ui/skeleton'
import { type AbortSignalLike, useLoaded, type LoadState } from '@/request/use-loaded'
import { CATEGORIES } from '@/libraries/categories'
import { prefetch, open } from '@/routing/navigation'
import { copy } from '@/copy'
import type { Condition } from '@domain/query/condition'
import { encodeUrlQuery, encodeApiQuery } from '@domain/query/codec'
import { DocumentRow } from '@/shared/document-row'
import { GUIDING_CASE_CONDITIONS, TYPICAL_CASE_CONDITIONS, HOME_CASE_SEARCH } from '@/libraries/case/home-searches'
import { publicationText } from '@/libraries/case/publication'
import { type ListRow, documentTarget } from '@/libraries/library'
import { LoadedSection } from './loaded-section'
import { mapResult } from '@/request/errors'
import { fetchCases } from '@/api/judgement'
import { formatDay } from '@domain/format/dates'
import { parseMarkup } from '@domain/text/markup'
import { isOffered } from '@/platform/settings/offered'
import { pageView } from '@/platform/page-view'
import { viewport } from '@/platform/viewport'
import { bridge } from '@/platform/bridge'
import { searchHistory } from '@/platform/storage/keys'
import { useReadingHistory } from '@/stores/reading-history'
import { LazyPart, useLazyPart } from '@/request/lazy-part'
import { ResumeSection } from './resume'
import { LibraryShortcuts } from './shortcuts'
import type { HomeTabKey } from './tabs'

const PUBLISHED_ORDER = 'judgementDate'
const MAX_CASES = 5

const publishedCases = (title: string, conditions: Condition[]) => ({
  title,
  conditions,
  async load(signal: AbortSignalLike) {
    const result = await fetchCases(
      { query: encodeApiQuery(conditions), order: PUBLISHED_ORDER, pageIndex: '1', pageSize: String(MAX_CASES) },
      signal,
    )
    return mapResult(result, ({ items }) =>
      items.map(({ jid, title: name, courtName, caseNumber, judgementDate, publication }): ListRow => ({
        id: jid,
        view: {
          title: parseMarkup(name),
          meta: [courtName, formatDay(judgementDate ?? ''), publicationText({ publication })].filter(Boolean),
        },
        metadata: { from: courtName, number: caseNumber, day: judgementDate },
        opens: documentTarget(CATEGORIES.case, jid, []),
      })),
    )
  },
})

/** The kinds of cases that the home screen may show. If one kind has no cases, the next kind is tried. */
const KINDS = [
  publishedCases(copy.home.guiding, GUIDING_CASE_CONDITIONS),
  publishedCases(copy.home.typical, TYPICAL_CASE_CONDITIONS),
  publishedCases(CATEGORIES.case.label, []),
]

export const fetchGuidingCases = KINDS[0]!.load

interface CasesProps {
  at: number
  of: LoadState<ListRow[]>
  /** Called once the cases are on the screen. */
  onShown?: (isShown: boolean) => void
}

function Cases({ at, of, onShown }: CasesProps) {
  const { title, conditions } = KINDS[at]!
  const isNextTried = of.kind === 'ready' && of.data.length === 0 && at + 1 < KINDS.length
  const isShown = of.kind === 'ready' && !isNextTried
  useEffect(() => {
    if (isShown) onShown?.(true)
  }, [isShown, onShown])
  if (isNextTried) return <FurtherCases key={at} at={at + 1} onShown={onShown} />
  const openAll = () => void open(CATEGORIES.case.list, { query: encodeUrlQuery(conditions), order: PUBLISHED_ORDER })
  return (
    <LoadedSection
      title={title}
      of={of}
      more={
        of.kind === 'ready' && of.data.length < MAX_CASES
          ? undefined
          : { label: copy.home.all, onTap: openAll, sensorsName: 'home_guiding_more' }
      }
      skeleton={<Skeleton brief rows={5} />}
    >
      {rows => rows.map(row => <DocumentRow key={row.id} row={row} sensorsName='home_document' />)}
    </LoadedSection>
  )
}

function FurtherCases({ at, onShown }: Omit<CasesProps, 'of'>) {
  return <Cases at={at} of={useLoaded(KINDS[at]!.load)} onShown={onShown} />
}

/**
 * Shows the guiding cases. If the library has none, shows typical cases, and if it has none of these, its latest
 * cases.
 */
export const PublishedCases = ({ guiding, onShown }: { guiding: CasesProps['of'] } & Pick<CasesProps, 'onShown'>) => (
  <Cases at={0} of={guiding} onShown={onShown} />
)

const recentCode = () => import('./recent')
const MAX_LINES = 3
/**
 * Returns the number of recent searches, and the number of recently read documents without the last one. Each is at
 * most `MAX_LINES`.
 */
const countRecent = () =>
  [
    searchHistory(HOME_CASE_SEARCH.category.key).get()?.length ?? 0,
    useReadingHistory.getState().entries.length - 1,
  ].map(count => Math.min(count, MAX_LINES))

function LazyRecent({ waiting }: { waiting: ReactNode }) {
  return (
    <LazyPart part={useLazyPart(recentCode)} waiting={waiting} failed={() => null}>
      {({ RecentSections }) => <RecentSections />}
    </LazyPart>
  )
}

/**
 * Shows recent searches and recently read documents. Shows nothing if there are none. Until the code has loaded, a
 * skeleton reserves the space.
 */
function RecentSection() {
  const [counts, setCounts] = useState(countRecent)
  useDidShow(() => setCounts(countRecent()))
  const lines = counts.filter(count => count > 0)
  if (lines.length === 0 && !bridge.available()) return null
  return (
    <LazyRecent
      waiting={lines.map((count, at) => (
        <View key={at} className={`recent-skeleton recent-skeleton--${count}`} />
      ))}
    />
  )
}

const newestCode = () => import('./newest-laws')

function LazyNewest() {
  const part = useLazyPart(newestCode)
  return part.kind === 'ready' ? <part.data.NewestLaws /> : null
}

const LAWS = 'home-laws'

/**
 * Shows the newest laws, at the end of the pane. They are requested when the page scrolls. If the space for them is on
 * the first screen, they are requested at once, because such a page may never scroll. A hidden pane requests nothing:
 * all panes scroll the same page, and a hidden element seems to be at the top.
 */
function NewestAfterFirstScreen({ areCasesShown, isActive }: { areCasesShown: boolean } & PaneProps) {
  const [isShown, setShown] = useState(false)
  usePageScroll(({ scrollTop }) => isActive && scrollTop > 0 && setShown(true))
  useEffect(() => {
    if (!areCasesShown || !isActive) return undefined
    return pageView.measure([LAWS], ({ rects: [place] }) => {
      if (place && place.top < viewport.size().height) setShown(true)
    })
  }, [areCasesShown, isActive])
  return isShown && isOffered('law') ? <LazyNewest /> : null
}

interface PaneProps {
  /** False while another pane is in front of this one. */
  isActive: boolean
}

function CasePane({ isActive }: PaneProps) {
  const guiding = useLoaded(fetchGuidingCases)
  const isReady = guiding.kind === 'ready'
  const [areCasesShown, setCasesShown] = useState(false)
  // Prefetches the two screens that readers open most often from here.
  useEffect(() => {
    if (!isReady) return
    prefetch(CATEGORIES.case.list)
    prefetch('home-search-input')
  }, [isReady])
  return (
    <>
      <LibraryShortcuts />
      <View className='home-columns'>
        <View className='home-columns__recent'>
          <ResumeSection />
          <RecentSection />
        </View>
        <View className='home-columns__cases'>
          <PublishedCases guiding={guiding} onShown={setCasesShown} />
        </View>
        <View id={LAWS} className='home-columns__laws'>
          <NewestAfterFirstScreen areCasesShown={areCasesShown} isActive={isActive} />
        </View>
      </View>
    </>
  )
}

const PANE_CODE: Record<Exclude<HomeTabKey, 'case'>, () => Promise<{ Pane: ComponentType }>> = {
  law: async () => ({ Pane: (await import('./law-pane')).LawPane }),
  judicial: async () => ({ Pane: (await import('./judicial-pane')).JudicialPane }),
  similarity: async () => ({ Pane: (await import('./similarity-pane')).SimilarityPane }),
  excellentCaseNew: async () => ({ Pane: (await import('./excellent-pane')).ExcellentPane }),
  article: async () => ({ Pane: (await import('./article-pane')).ArticlePane }),
}

function LazyPane({ code }: { code: () => Promise<{ Pane: ComponentType }> }) {
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

/** Shows the content of a library's pane. It is below the search box. */
export const HomePaneContent = ({ of, isActive }: { of: HomeTabKey } & PaneProps) =>
  of === 'case' ? <CasePane isActive={isActive} /> : <LazyPane code={PANE_CODE[of]} />
