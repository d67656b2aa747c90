import { settings } from '@/platform/settings'
import { useLazyPart } from '@/request/lazy-part'

const code = () => import('./filing-lines')

/** Shows nothing until the code has loaded, and nothing if it fails to load. */
function LazyFilings() {
  const part = useLazyPart(code)
  return part.kind === 'ready' ? <part.data.FilingLines /> : null
}

/** The numbers of ICP备案 and 公安备案 at the bottom of home, if the deployer has set them. */
export const Filings = () => settings.filings && <LazyFilings />
