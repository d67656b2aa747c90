import { Later, useLater } from '@/request/later'
import { useLast } from '@/ui/layer/use-last'
import { Sheet } from '@/ui/sheet'
import type { ArticleWaysProps } from './article-ways'
import type { ArticleHistory } from './versions'

interface ArticleSheetProps extends Omit<ArticleWaysProps, 'of'> {
  /** Nothing closes the sheet. */
  of: ArticleHistory | undefined
}

const waysCode = () => import('./article-ways')

/** An article is asked what can be done with it once one reads: what draws that comes meanwhile. */
export function ArticleSheet({ of, ...ways }: ArticleSheetProps) {
  const shown = useLast(of)
  const code = useLater(waysCode, shown !== undefined)
  if (!shown) return null
  return (
    <Sheet open={of !== undefined} onClose={ways.onClose} title={shown.article}>
      <Later part={code}>{({ ArticleWays }) => <ArticleWays of={shown} {...ways} />}</Later>
    </Sheet>
  )
}
