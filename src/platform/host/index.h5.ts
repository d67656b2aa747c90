import { parseQuery } from '@domain/format/address'
import { bridge } from '@/platform/bridge'
import { deviceValues } from '@/platform/storage/keys'
import { detectHost } from './detect'
import type { Host, HostPort } from '../ports/session'

/** The address is read when this file loads, because later it belongs to another screen. */
const launchAppsource = parseQuery(location.search).appsource

function detect(): Host {
  const signs = {
    bridge: bridge.available(),
    userAgent: navigator.userAgent,
    launchAppsource,
    savedAppsource: deviceValues.appsource.get(),
  }
  const current = detectHost(signs)
  if (current === 'app' && launchAppsource) deviceValues.appsource.set(launchAppsource)
  // An empty `appsource` in the address deletes the saved one.
  if (launchAppsource === '') deviceValues.appsource.remove()
  return current
}

let detected: Host | undefined

export const host: HostPort = { current: () => (detected ??= detect()), isSinglePage: () => false }
