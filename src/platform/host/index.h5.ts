import { parseQuery } from '@domain/format/address'
import { bridge } from '@/platform/bridge'
import { kept } from '@/platform/storage/keys'
import { detectHost } from './detect'
import type { Host, HostPort } from './port'

/** Read while this file loads: later the address is another screen's. */
const launchedBy = parseQuery(location.search).appsource

function detect(): Host {
  const signs = {
    bridge: bridge.available(),
    userAgent: navigator.userAgent,
    launchedBy,
    remembered: kept.appsource.get(),
  }
  const found = detectHost(signs)
  if (found === 'app' && launchedBy) kept.appsource.set(launchedBy)
  // An empty `appsource` is how one leaves again.
  if (launchedBy === '') kept.appsource.remove()
  return found
}

let detected: Host | undefined

export const host: HostPort = { current: () => (detected ??= detect()), isSinglePage: () => false }
