/** Reads the paragraphs of a Word file. */

const NAMED: Record<string, string> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' }
const characterOf = (code: number) => (code <= 0x10ffff ? String.fromCodePoint(code) : '\ufffd')
const plain = (xml: string) =>
  xml.replace(
    /&(?:#x([\da-f]{1,6})|#(\d{1,7})|(lt|gt|quot|apos|amp));/gi,
    (_all, hex?: string, code?: string, name = '') =>
      hex ? characterOf(parseInt(hex, 16)) : code ? characterOf(Number(code)) : (NAMED[name.toLowerCase()] ?? ''),
  )

/**
 * Returns a function that finds the next `sign` at or after a position, or the end of the text. Callers only move
 * forward, so that each character is read once.
 */
function seeker(text: string, sign: string) {
  let next = -1
  return (from: number) => {
    if (next < from) next = text.indexOf(sign, from)
    if (next < 0) next = text.length
    return next
  }
}

/** Matches the tags that are read: text, breaks, tabs, tables, and the ends of cells, rows and paragraphs. */
const NAME = /^(?:w:(?:t|br|cr|tab)(?=[\s/]|$)|\/w:(?:tc|tr|p|tbl)$|w:tbl$)/
/** Matches the tags without content. They are read only in the form `<w:br/>`. */
const ENDS_ITSELF = /^w:(?:br|cr|tab)$/
const TEXT_END = '</w:t>'
/** Matches the tags around text that, by tracked changes, was deleted or moved to another place. */
const GONE = /^\/?w:(?:del|moveFrom)(?=\s|$)/

/** Yields the relevant tags of a document, with their text. Field instructions and deleted text have other tags. */
function* piecesOf(xml: string): Generator<{ name: string; words?: string }> {
  const opening = seeker(xml, '<')
  const closing = seeker(xml, '>')
  let gone = 0
  for (let at = opening(0); closing(at) < xml.length; at = opening(at + 1)) {
    const end = closing(at)
    // Skips a `<` inside a tag: no tag begins within another one.
    if (opening(at + 1) < end) continue
    const tag = xml.slice(at + 1, end)
    const [name] = NAME.exec(tag) ?? []
    if (GONE.test(tag) && !tag.endsWith('/')) gone = Math.max(0, gone + (tag.startsWith('/') ? -1 : 1))
    else if (gone > 0 && !/^\/w:(?:tc|tr|p|tbl)$|^w:tbl$/.test(tag)) continue
    else if (name === 'w:t') {
      const next = opening(end)
      if (xml.startsWith(TEXT_END, next)) yield { name, words: xml.slice(end + 1, next) }
    } else if (name && (tag.endsWith('/') || !ENDS_ITSELF.test(name))) yield { name }
  }
}

/** Returns the paragraphs of a file's XML. A row of a table becomes one paragraph. */
export function wordParagraphs(xml: string): string[] {
  const paragraphs: string[] = []
  let text = ''
  let cells: string[] = []
  let depth = 0
  const close = () => {
    for (const line of text.split('\n')) paragraphs.push(line)
    text = ''
  }
  for (const { name, words } of piecesOf(xml)) {
    if (words !== undefined) text += plain(words)
    else if (name === 'w:tbl') depth++
    else if (name === '/w:tbl') depth--
    else if (name === '/w:tc') {
      cells.push(text.trim())
      text = ''
    } else if (name === '/w:tr') {
      paragraphs.push(`| ${cells.join(' | ')} |`)
      cells = []
    } else if (name === '/w:p' && depth === 0) close()
    else if (name === '/w:p' || name === 'w:tab') text += ' '
    else text += depth === 0 ? '\n' : ' '
  }
  close()
  return paragraphs
}
