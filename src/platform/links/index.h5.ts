import { isHttpUrl } from '@domain/format/address'
import { bridge } from '@/platform/bridge'
import { host } from '@/platform/host'
import type { LinksPort } from '../ports/other-apps'

/** Opens a window and clears `opener` by hand. With `noopener` a blocked window could not be detected. */
function openWindow(url: string) {
  const opened = window.open(url, '_blank')
  if (opened) opened.opener = null
  else location.assign(url)
}

const throughWrapper = async (url: string) => (await bridge.openUrl(url)) === true

export const links: LinksPort = {
  async openExternal(url) {
    if (!isHttpUrl(url)) return 'unsupported'
    // Without a wrapper nothing is awaited, because a browser opens a window only while it handles the tap.
    if (!bridge.available() || !(await throughWrapper(url))) openWindow(url)
    return 'opened'
  },
  leave: url => isHttpUrl(url) && location.replace(url),
  async openVideo(url) {
    if (host.current() !== 'browser') return (await throughWrapper(url)) ? 'opened' : 'unsupported'
    if (!isHttpUrl(url)) return 'unsupported'
    openWindow(url)
    return 'opened'
  },
}
