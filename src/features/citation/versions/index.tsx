import { useMemo } from 'react'
import { ErrorState } from '@/request/error-state'
import { Lazy } from '@/request/lazy'
import { readerCopy } from '@/copy/reader'
import { useLast } from '@/ui/layer'
import { Sheet } from '@/ui/sheet'
import { LinesSkeleton } from '@/ui/skeleton'
import type { ArticleHistory } from './history'

export type { ArticleHistory }

interface VersionsSheetProps {
  /** Nothing closes the sheet. */
  of: ArticleHistory | undefined
  onClose: () => void
}

/** The article in its earlier versions, and what changed between two of them, word by word. */
export function VersionsSheet({ of, onClose }: VersionsSheetProps) {
  const history = useLast(of)
  if (!history) return null
  return (
    <Sheet tall open={of !== undefined} onClose={onClose} title={readerCopy.versions.title} note={history.article}>
      <Compared key={`${history.title}${history.article}`} history={history} />
    </Sheet>
  )
}

/** Few articles are compared: what compares them comes when one is. */
function Compared({ history }: { history: ArticleHistory }) {
  const code = useMemo(
    () => async () => {
      const { Comparison } = await import('./comparison')
      return () => <Comparison history={history} />
    },
    [history],
  )
  return (
    <Lazy
      code={code}
      waiting={<LinesSkeleton />}
      failed={(error, retry) => <ErrorState error={error} retry={retry} sensorsName='versions_retry' />}
    />
  )
}
