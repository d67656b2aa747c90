import { settings } from '@/platform/settings'
import { useLazyPart } from '@/request/lazy-part'

const code = () => import('./filing-lines')

/** Shows nothing if the code does not load: no reader waits for it. */
function LazyFilings() {
  const part = useLazyPart(code)
  return part.kind === 'ready' ? <part.data.FilingLines /> : null
}

/** The numbers of ICP备案 and 公安备案 at the bottom of home, if the deployer has set them. */
export const Filings = () => settings.filings && <LazyFilings />
