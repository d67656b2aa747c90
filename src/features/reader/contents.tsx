import { readerCopy, fill } from '@/copy/reader'
import { formatCount } from '@domain/format/amounts'
import { Later, useLater } from '@/request/later'
import { Sheet } from '@/ui/sheet'
import type { ContentsProps } from './contents-body'
import { articleCount, isLong } from './model/catalog'

const { reader } = readerCopy

interface ContentsSheetProps extends ContentsProps {
  open: boolean
  onClose: () => void
}

export const contentsCode = () => import('./contents-body')

/** Few begin by looking into the contents: what draws them comes while they read. */
export function Contents({ open, onClose, ...shown }: ContentsSheetProps) {
  const code = useLater(contentsCode, open)
  const articles = articleCount(shown.document.passages)
  const note = articles ? fill(reader.articles, { count: formatCount(articles) }) : undefined
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={shown.document.catalog.length ? reader.contents : reader.notes}
      note={note}
      tall={isLong(shown.document.catalog)}
    >
      <Later part={code}>{({ ContentsBody }) => <ContentsBody {...shown} />}</Later>
    </Sheet>
  )
}
