import { ErrorState } from '@/request/error-state'
import type { ComponentType } from 'react'
import { Skeleton } from '@/ui/skeleton'
import { CasePane } from './case-pane'
import { Lazy } from '@/request/lazy'
import type { HomeTabKey } from './tabs'

const CODE: Record<Exclude<HomeTabKey, 'case'>, () => Promise<ComponentType>> = {
  law: async () => (await import('./law-pane')).LawPane,
  judicial: async () => (await import('./judicial-pane')).JudicialPane,
  similarity: async () => (await import('./similarity-pane')).SimilarityPane,
  excellentCaseNew: async () => (await import('./excellent-pane')).ExcellentPane,
  article: async () => (await import('./article-pane')).ArticlePane,
}

/** What a pane shows below its search box. */
export function Content({ of }: { of: HomeTabKey }) {
  if (of === 'case') return <CasePane />
  return (
    <Lazy
      code={CODE[of]}
      waiting={<Skeleton brief rows={6} />}
      failed={(error, retry) => <ErrorState error={error} retry={retry} sensorsName='home_retry' />}
    />
  )
}
