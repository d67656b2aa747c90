/** A first paint of a screen in the page that is sent: to be seen, read and tapped before the app is there. */
import type { Prerendered } from '../../types/h5-manifest'
import { escapeHtml } from './html'
import { guardWith, inTurn, OFF } from './prerender-guard'
import type { StyleSheet } from './h5-build'
import { intoHead } from './h5-index'

/** As src/platform/first-paint/index.h5.ts knows them. */
const ELEMENT = 'first-paint'
const ANSWERS = 'first-answers'

/** Answers longer than this are left to be asked for: the first paint would wait behind them. */
const LONGEST_ANSWERS = 120_000
const LONGEST_DESCRIPTION = 200

/** Rows are links here, and look as they do in the app. */
const LINKS = 'a{display:block;color:inherit}'

/** The first paint scrolls as a page of the app does; the app is laid out behind it, unseen. */
const STAND = `#${ELEMENT}{position:fixed;top:0;left:0;width:100%;height:100%;overflow-x:hidden;overflow-y:scroll}
#${ELEMENT}~#app{visibility:hidden}
.${OFF} #${ELEMENT}{display:none}
.${OFF} #${ELEMENT}~#app{visibility:visible}`

const meta = (kind: 'name' | 'property', name: string, content: string) =>
  content && `<meta ${kind}="${name}" content="${escapeHtml(content)}">`

function described({ title, description }: Prerendered, appName: string) {
  const said = description.slice(0, LONGEST_DESCRIPTION)
  return [
    meta('name', 'description', said),
    meta('property', 'og:type', 'article'),
    meta('property', 'og:title', title),
    meta('property', 'og:description', said),
    meta('property', 'og:site_name', appName),
  ].join('')
}

/** A style sheet that stands in the page is not asked for: the app finds it by its name. Nothing in it may end it. */
const inlined = ({ name, text }: StyleSheet) =>
  `<style data-href="${escapeHtml(name)}">${text.replace(/<\//g, '<\\/')}</style>`

/** Nor may any text end the block that holds it: it is never run, and read as JSON. */
function answersOf({ answers }: Prerendered) {
  const text = JSON.stringify(answers).replace(/</g, '\\u003c')
  return text.length > LONGEST_ANSWERS ? '' : `<script type="application/json" id="${ANSWERS}">${text}</script>`
}

const APP_SCRIPT = /<script defer(?:="defer")? src="([^"]+)"><\/script>/g
const LINKED_SHEET = /<link href="[^"]+\.css" rel="stylesheet"\s*\/?>/g

export function withFirstPaint(page: string, firstPaint: Prerendered, styles: StyleSheet[], appName: string) {
  const sheets = `<style>${LINKS}</style>${styles.map(inlined).join('')}<style>${STAND}</style>`
  const guard = guardWith(escapeHtml(JSON.stringify(firstPaint.kept)))
  const paintedFirst = page.replace(LINKED_SHEET, '').replace(APP_SCRIPT, (_, url: string) => inTurn(url))
  return intoHead(paintedFirst, described(firstPaint, appName) + guard + sheets)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(firstPaint.title)}</title>`)
    .replace('<div id="app">', app => `<div id="${ELEMENT}">${firstPaint.html}</div>${app}`)
    .replace('</body>', () => `${answersOf(firstPaint)}</body>`)
}
