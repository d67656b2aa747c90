import { isHttpUrl } from '@domain/format/web-address'
import { bridge } from '@/platform/bridge'
import { host } from '@/platform/host'
import type { LinksPort } from './port'

/** The feature `noopener` would hide whether a blocker refused the window, so the opener is cut by hand. */
function openWindow(url: string) {
  const opened = window.open(url, '_blank')
  if (opened) opened.opener = null
  else location.assign(url)
}

const throughWrapper = async (url: string) => (await bridge.openUrl(url)) === true

export const links: LinksPort = {
  async external(url) {
    if (!isHttpUrl(url)) return 'unsupported'
    // Without a wrapper nothing is waited for: a browser opens windows only while it is handling the tap.
    if (!bridge.available() || !(await throughWrapper(url))) openWindow(url)
    return 'opened'
  },
  leave: url => isHttpUrl(url) && location.replace(url),
  async video(url) {
    if (host.current() !== 'browser') return (await throughWrapper(url)) ? 'opened' : 'unsupported'
    if (!isHttpUrl(url)) return 'unsupported'
    openWindow(url)
    return 'opened'
  },
}
