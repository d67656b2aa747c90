/** Converts the lines of a law to an import row. */
import { createHash } from 'node:crypto'
import path from 'node:path'
import { isLawCaption } from '@domain/text/document-lines'
import { UnreadableFileError } from '../../../files/unreadable'
import type { LawRow } from '../rows'
import { isLawTemplate } from './broken-off'
import { factsOfLawFile, type FrontMatter } from './facts'
import { withoutSpaces, type LawLine, withPlainSpaces } from './lines'
import { readLawText } from './text'

export interface LawFile {
  /** The file path. Its folders may state the level and the region of the law, and the file name its day. */
  file: string
  front: FrontMatter
  title: string
  /** The name of the part, if the file contains only a part of the law. */
  part?: string
  /** The adoption lines, if the file separates them from the text. */
  info?: string[]
  lines: LawLine[]
}

const ID_LENGTH = 16
const idOf = (title: string, day: string) =>
  `law_${createHash('sha256')
    .update(`${withoutSpaces(title)}|${day}`)
    .digest('hex')
    .slice(0, ID_LENGTH)}`

const OPENS = /^[（(]\s?(?:\d{4}|[二一][〇○零一二三四五六七八九]{3})\s?年/
const CLOSES = /[)）]$/
const LONGEST_INFO = 12

/**
 * Separates the adoption lines （…年…月…日…通过 …） from the text. They follow the title, or a document number below
 * it.
 */
function partInfo(lines: LawLine[], title: string): { info: string[]; lines: LawLine[] } {
  const texts = lines.slice(0, LONGEST_INFO).map(({ text }) => text)
  const captions = texts.findIndex(text => !isLawCaption(text, title))
  const from = Math.max(0, captions)
  if (!OPENS.test(texts[from] ?? '')) return { info: [], lines }
  const to = texts.findIndex((text, at) => at >= from && CLOSES.test(text))
  if (to < 0) return { info: [], lines }
  const numbers = texts.slice(0, from).filter(text => !withoutSpaces(title).includes(withoutSpaces(text)))
  return { info: [...numbers, texts.slice(from, to + 1).join('')], lines: lines.slice(to + 1) }
}

const nameOf = (file: string) => path.basename(file).replace(/\.[^.]*$/, '')

export function lawRowOf({ file, front, title: fileTitle, part, info: fileInfo, lines: all }: LawFile): LawRow {
  const title = withPlainSpaces(fileTitle)
  const { info, lines } = fileInfo ? { info: fileInfo, lines: all } : partInfo(all, title)
  const { preamble, articles, tail } = readLawText(part ? [{ text: part, heading: 1 }, ...lines] : lines)
  if (articles.length === 0 && preamble.length === 0)
    throw new UnreadableFileError('holds no law: it has a title and no text')
  if (isLawTemplate({ title, preamble, articles, tail }, nameOf(file)))
    throw new UnreadableFileError('is a template, not a law: its articles have no text')
  const text = articles.length > 0 ? articles.map(article => article.text) : preamble
  const facts = factsOfLawFile(title, info, text, front, file)
  return { lid: idOf(title, facts.posting_date || ''), title, ...facts, info, preamble, articles, tail }
}
