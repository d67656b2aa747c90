/** Preloads the files of a screen, so that they load together with the app. */
import { escapeHtml } from './html'

const kindOf = (name: string) => (name.endsWith('.css') ? 'style' : 'script')

export const preloadLinks = (urls: string[]) =>
  urls.map(url => `<link rel="preload" as="${kindOf(url)}" href="${escapeHtml(url)}">`).join('')

/** The same as a header, which a proxy may send early. */
export const linkHeader = (urls: string[]) => urls.map(url => `<${url}>; rel=preload; as=${kindOf(url)}`).join(', ')
