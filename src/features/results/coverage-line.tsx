import { useLazyCode } from '@/platform/lazy-code'

const lineCode = () => import('@/shared/coverage-line')

/** The line about the library's coverage. Its code is not needed for the first rows. */
export function LazyCoverageLine(props: { library: string; withoutDay?: boolean }) {
  const { part } = useLazyCode(lineCode, 'now')
  return part ? <part.CoverageLine {...props} /> : null
}
