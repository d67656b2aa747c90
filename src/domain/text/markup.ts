/**
 * Reads and writes the markup of the services: hits in `<em>`, breaks as `<br/>`, links as `<a …>`. Everything else is
 * text.
 */
import { eachMatch } from './each-match'
import { hitRanges } from './hits'

export type Segment =
  | { kind: 'text' | 'hit'; text: string }
  | { kind: 'break' }
  | { kind: 'link'; text: string; attributes: Record<string, string> }

/** Escapes `<` before tag names as `&lt;`. To be reversible, a literal `&lt;` becomes `&amp;lt;`, and so on. */
const escape = (text: string) =>
  text.replace(/&((?:amp;)*lt;)/g, '&amp;$1').replace(/<(?=\/?(?:em|br|a)(?![a-z0-9]))/gi, '&lt;')

const unescape = (text: string) =>
  text.replace(/&((?:amp;)*)lt;/g, (_, more: string) => (more ? `&${more.slice('amp;'.length)}lt;` : '<'))

/** Wraps the words in `<em>`. `parseMarkup` restores the text. */
export function markHits(text: string, words: readonly string[]): string {
  let marked = ''
  let copied = 0
  for (const [from, to] of hitRanges(text, words)) {
    marked += `${escape(text.slice(copied, from))}<em>${escape(text.slice(from, to))}</em>`
    copied = to
  }
  return marked + escape(text.slice(copied))
}

const TAG = /<(\/?)(em|br|a)(\s[^<>]*|\/)?>/gi
const ATTRIBUTE = /([\w:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'<>]+))/g

function readAttributes(text: string): Record<string, string> {
  const attributes: Record<string, string> = {}
  eachMatch(text, ATTRIBUTE, ({ 1: name = '', 2: double, 3: single, 4: bare = '' }) => {
    attributes[name] = unescape(double ?? single ?? bare)
  })
  return attributes
}

/**
 * Parses markup that may be an excerpt. If the excerpt cuts an element, an open `<em>` extends to the end,
 * and an open `<a>` becomes plain text.
 */
export function parseMarkup(text: string): Segment[] {
  const segments: Segment[] = []
  let inHit = false
  let link: Extract<Segment, { kind: 'link' }> | undefined

  const addText = (raw: string) => {
    if (!raw) return
    const last = segments[segments.length - 1]
    const kind = inHit ? 'hit' : 'text'
    if (link) link.text += unescape(raw)
    else if (kind === 'text' && last?.kind === 'text') last.text += unescape(raw)
    else segments.push({ kind, text: unescape(raw) })
  }
  const endLink = () => {
    if (link?.text) segments.push(link)
  }

  let copied = 0
  eachMatch(text, TAG, ({ 0: tag, 1: closing, 2: name = '', 3: rest, index: at }) => {
    addText(text.slice(copied, at))
    copied = at + tag.length
    const element = name.toLowerCase()
    if (element === 'em') inHit = !closing
    else {
      endLink()
      if (element === 'br') {
        segments.push({ kind: 'break' })
        link = link && { ...link, text: '' }
      } else link = closing ? undefined : { kind: 'link', text: '', attributes: readAttributes(rest ?? '') }
    }
  })
  addText(text.slice(copied))
  if (link?.text) segments.push({ kind: 'text', text: link.text })
  return segments
}

/** Matches a text that needs parsing. Most passages have no markup. */
const MARKED = /[<&]/

/** Returns the text without markup. Breaks become line ends. */
export function plainText(markup: string): string {
  if (!MARKED.test(markup)) return markup
  return parseMarkup(markup)
    .map(segment => (segment.kind === 'break' ? '\n' : segment.text))
    .join('')
}
