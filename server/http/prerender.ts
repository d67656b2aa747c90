/** Inserts a prerendered screen into the page. Readers can see, read and tap it before the app has started. */
import { PRERENDERED_ID, PRERENDERED_REPLIES_ID, PRERENDER_OFF_CLASS } from '@contract/prerender-ids'
import type { Prerendered } from '../../types/h5-manifest'
import { escapeHtml } from './html'
import { prerenderGuardScript, deferredScript } from './prerender-guard'
import type { StyleSheet } from './h5-build'
import { appendToHead } from './h5-index'

/**
 * The maximum number of characters of all inserted replies. If there are more, the page gets none, so it loads faster.
 */
const LONGEST_REPLIES = 120_000
const LONGEST_DESCRIPTION = 200

/** Links to documents look like rows of the app. */
const LINKS = 'a{display:block;color:inherit}'

/** The prerendered page scrolls like a page of the app. Behind it, the app is laid out but hidden. */
const STYLES = `#${PRERENDERED_ID}{position:fixed;top:0;left:0;width:100%;height:100%;overflow-x:hidden;overflow-y:scroll}
#${PRERENDERED_ID}~#app{visibility:hidden}
.${PRERENDER_OFF_CLASS} #${PRERENDERED_ID}{display:none}
.${PRERENDER_OFF_CLASS} #${PRERENDERED_ID}~#app{visibility:visible}`

const meta = (kind: 'name' | 'property', name: string, content: string) =>
  content && `<meta ${kind}="${name}" content="${escapeHtml(content)}">`

function descriptionTags({ title, description }: Prerendered, appName: string) {
  const summary = description.slice(0, LONGEST_DESCRIPTION)
  return [
    meta('name', 'description', summary),
    meta('property', 'og:type', 'article'),
    meta('property', 'og:title', title),
    meta('property', 'og:description', summary),
    meta('property', 'og:site_name', appName),
  ].join('')
}

/**
 * Inserts a style sheet under the name by which the app looks for it. The app therefore does not load it again. `</` is
 * escaped, so that no text ends the element.
 */
const inlined = ({ name, text }: StyleSheet) =>
  `<style data-href="${escapeHtml(name)}">${text.replace(/<\//g, '<\\/')}</style>`

/**
 * Inserts the services' replies. `<` is escaped, so that no text ends the element. The element is read as JSON and
 * never runs.
 */
function repliesScript({ replies }: Prerendered) {
  const text = JSON.stringify(replies).replace(/</g, '\\u003c')
  return text.length > LONGEST_REPLIES
    ? ''
    : `<script type="application/json" id="${PRERENDERED_REPLIES_ID}">${text}</script>`
}

const APP_SCRIPT = /<script defer(?:="defer")? src="([^"]+)"><\/script>/g
const LINKED_SHEET = /<link href="[^"]+\.css" rel="stylesheet"\s*\/?>/g

export function insertPrerenderedScreen(page: string, prerendered: Prerendered, styles: StyleSheet[], appName: string) {
  const sheets = `<style>${LINKS}</style>${styles.map(inlined).join('')}<style>${STYLES}</style>`
  const guard = prerenderGuardScript(escapeHtml(JSON.stringify(prerendered.storedValues)))
  const deferred = page.replace(LINKED_SHEET, '').replace(APP_SCRIPT, (_, url: string) => deferredScript(url))
  return appendToHead(deferred, descriptionTags(prerendered, appName) + guard + sheets)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(prerendered.title)}</title>`)
    .replace('<div id="app">', app => `<div id="${PRERENDERED_ID}">${prerendered.html}</div>${app}`)
    .replace('</body>', () => `${repliesScript(prerendered)}</body>`)
}
