import { LoadErrorBlock } from '@/request/load-error'
import { LazyPart, useLazyPart } from '@/request/lazy-part'
import { readerCopy } from '@/copy/reader'
import { useLastDefined } from '@/ui/layer'
import { Sheet } from '@/ui/sheet'
import type { ArticleHistory } from './history'

export type { ArticleHistory }

interface VersionsSheetProps {
  /** The article whose versions are compared. `undefined` closes the sheet. */
  of: ArticleHistory | undefined
  onClose: () => void
}

/** The earlier versions of an article, compared word by word. */
export function VersionsSheet({ of, onClose }: VersionsSheetProps) {
  const history = useLastDefined(of)
  if (!history) return null
  return (
    <Sheet
      tall
      beside
      open={of !== undefined}
      onClose={onClose}
      title={readerCopy.versions.title}
      note={history.article}
    >
      <Compared key={`${history.title}${history.article}`} history={history} />
    </Sheet>
  )
}

const comparisonCode = () => import('./comparison')

/** The code of the comparison loads on demand. */
function Compared({ history }: { history: ArticleHistory }) {
  return (
    <LazyPart
      part={useLazyPart(comparisonCode)}
      failed={(error, retry) => <LoadErrorBlock error={error} retry={retry} sensorsName='versions_retry' />}
    >
      {({ VersionComparison }) => <VersionComparison history={history} />}
    </LazyPart>
  )
}
