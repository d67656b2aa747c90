/** Preloads the files of a screen, so that they load at the same time as the app. */
import { escapeHtml } from './html'

const kindOf = (name: string) => (name.endsWith('.css') ? 'style' : 'script')

export const preloadLinks = (urls: string[]) =>
  urls.map(url => `<link rel="preload" as="${kindOf(url)}" href="${escapeHtml(url)}">`).join('')

/** Returns the preload links as a header. A proxy may send this header before the page. */
export const linkHeader = (urls: string[]) => urls.map(url => `<${url}>; rel=preload; as=${kindOf(url)}`).join(', ')
