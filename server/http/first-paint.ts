/** A first paint of a screen in the page that is sent: to be seen, read and tapped before the app is there. */
import type { Prerendered } from '../../types/h5-manifest'
import { escapeHtml } from '../web/html'
import { guardWith, OFF } from './first-paint-guard'
import type { StyleSheet } from './h5-build'
import { intoHead } from './h5-index'

/** As src/platform/first-paint/index.h5.ts knows them. */
const ELEMENT = 'first-paint'
const ANSWERS = 'first-answers'

/** Answers longer than this are left to be asked for: the first paint would wait behind them. */
const LONGEST_ANSWERS = 120_000
const LONGEST_DESCRIPTION = 200

/** What Taro's runtime sets up for the app. */
const FRAME = `html,body{width:100%;height:100%}
html{-webkit-text-size-adjust:100%;-webkit-tap-highlight-color:transparent;-webkit-user-select:none;user-select:none}
body{font-family:-apple-system-font,Helvetica Neue,sans-serif;line-height:1.6}
*{margin:0;padding:0}
taro-scroll-view-core{display:block;width:100%}
.taro-scroll-view__scroll-x{overflow:scroll hidden}
.taro-scroll--hidebar::-webkit-scrollbar{display:none}
a{display:block;color:inherit;text-decoration:none}`

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

const LINKED_SHEET = /<link href="[^"]+\.css" rel="stylesheet"\s*\/?>/g

export function withFirstPaint(page: string, firstPaint: Prerendered, styles: StyleSheet[], appName: string) {
  const sheets = `<style>${FRAME}</style>${styles.map(inlined).join('')}<style>${STAND}</style>`
  const guard = guardWith(escapeHtml(JSON.stringify(firstPaint.kept)))
  return intoHead(page.replace(LINKED_SHEET, ''), described(firstPaint, appName) + guard + sheets)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(firstPaint.title)}</title>`)
    .replace('<div id="app">', app => `<div id="${ELEMENT}">${firstPaint.html}</div>${app}`)
    .replace('</body>', () => `${answersOf(firstPaint)}</body>`)
}
