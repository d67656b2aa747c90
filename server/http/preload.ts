/** The files of a screen are named before the app knows that it needs them: they come along with the app itself. */
import { escapeHtml } from './html'

const kindOf = (name: string) => (name.endsWith('.css') ? 'style' : 'script')

export const preloadLinks = (urls: string[]) =>
  urls.map(url => `<link rel="preload" as="${kindOf(url)}" href="${escapeHtml(url)}">`).join('')

/** The same for a proxy, which may tell the browser of it earlier still. */
export const linkHeader = (urls: string[]) => urls.map(url => `<${url}>; rel=preload; as=${kindOf(url)}`).join(', ')
