/** A law as a Word file, as the national law database hands it out. */
import { Unreadable } from '../files/unreadable'
import { partOf } from '../files/zip'
import { type LawLine, tidy } from './lines'
import type { LawFile } from './row'

const BODY = 'word/document.xml'
const LONGEST = 64 * 1024 * 1024

const NAMED: Record<string, string> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' }
const characterOf = (code: number) => (code <= 0x10ffff ? String.fromCodePoint(code) : '\ufffd')
const plain = (xml: string) =>
  xml.replace(
    /&(?:#x([\da-f]{1,6})|#(\d{1,7})|(lt|gt|quot|apos|amp));/gi,
    (_all, hex?: string, code?: string, name = '') =>
      hex ? characterOf(parseInt(hex, 16)) : code ? characterOf(Number(code)) : (NAMED[name.toLowerCase()] ?? ''),
  )

/** What matters of a paragraph or a row: its text, its breaks, where a cell ends. Instructions of fields and what was deleted are none of it. */
const PIECE =
  /<w:t(?:\s[^>]*)?>([^<]*)<\/w:t>|<w:(?:br|cr)(?:\s[^>]*)?\/>|<w:tab(?:\s[^>]*)?\/>|<\/w:(tc)>|<\/w:(tr)>|<\/w:(p)>|<w:(tbl)>|<\/w:(tbl)>/g

export function paragraphsOf(xml: string): string[] {
  const found: string[] = []
  let text = ''
  let cells: string[] = []
  let depth = 0
  const close = () => {
    found.push(...text.split('\n'))
    text = ''
  }
  for (const [piece, words, cell, row, paragraph, table, tableEnd] of xml.matchAll(PIECE)) {
    if (words !== undefined) text += plain(words)
    else if (table) depth++
    else if (tableEnd) depth--
    else if (cell) [cells, text] = [[...cells, text.trim()], '']
    else if (row) {
      found.push(`| ${cells.join(' | ')} |`)
      cells = []
    } else if (paragraph && depth === 0) close()
    else if (paragraph || piece.startsWith('<w:tab')) text += ' '
    else text += depth === 0 ? '\n' : ' '
  }
  close()
  return found
}

const LONGEST_TITLE = 4
const ENDS_TITLE = /^[（(]|^目\s?录$|〔\d{4}〕|^第[^条\s]{1,9}[编章条]/

/** A long title takes several paragraphs; what is told of its adoption, or its number, ends it. */
function titleOf(lines: LawLine[]): { title: string; to: number } {
  const end = lines.findIndex(({ text }, at) => at > 0 && ENDS_TITLE.test(text))
  const to = end > 0 && end <= LONGEST_TITLE ? end : 1
  const texts = lines.slice(0, to).map(({ text }) => text)
  return { title: texts.join(''), to }
}

export function wordLaw(file: string, zip: Buffer): LawFile {
  const body = partOf(zip, BODY, LONGEST)
  if (!body) throw new Unreadable('is a zip archive and no Word file')
  const lines: LawLine[] = paragraphsOf(String(body))
    .map(text => ({ text: tidy(text) }))
    .filter(({ text }) => text !== '')
  if (lines.length === 0) throw new Unreadable('is a Word file without text')
  const { title, to } = titleOf(lines)
  return { file, front: {}, title, lines: lines.slice(to) }
}
