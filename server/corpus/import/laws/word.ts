/** Reads a law from a Word file of the national law database (国家法律法规数据库). */
import { UnreadableFileError } from '../../../files/unreadable'
import { wordParagraphs } from '../../../files/word'
import { readZipPart } from '../../../files/zip'
import { type LawLine, withPlainSpaces } from './lines'
import type { LawFile } from './row'

const BODY = 'word/document.xml'
const LONGEST = 64 * 1024 * 1024

/** The maximum number of paragraphs of a title. */
const LONGEST_TITLE = 4
const ENDS_TITLE = /^[（(]|^目\s?录$|〔\d{4}〕|^第[^条\s]{1,9}[编章条]/

/** Returns the title, which may span several paragraphs. It ends before an adoption line or a document number. */
function titleOf(lines: LawLine[]): { title: string; to: number } {
  const end = lines.findIndex(({ text }, at) => at > 0 && ENDS_TITLE.test(text))
  const to = end > 0 && end <= LONGEST_TITLE ? end : 1
  const texts = lines.slice(0, to).map(({ text }) => text)
  return { title: texts.join(''), to }
}

/** Returns the paragraphs of a Word file, one on each line. */
export function readWordText(zip: Buffer): string {
  const body = readZipPart(zip, BODY, LONGEST)
  if (!body) throw new UnreadableFileError('is a zip archive and no Word file')
  return wordParagraphs(String(body)).join('\n')
}

/** Reads a law from the text of a Word file. */
export function readWordLaw(file: string, wordFile: string): LawFile {
  const lines: LawLine[] = wordFile
    .split('\n')
    .map(text => ({ text: withPlainSpaces(text) }))
    .filter(({ text }) => text !== '')
  if (lines.length === 0) throw new UnreadableFileError('is a Word file without text')
  const { title, to } = titleOf(lines)
  return { file, front: {}, title, lines: lines.slice(to) }
}
