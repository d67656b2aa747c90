/** Detects the format of a file by its first bytes, whatever its name. */
import { delimiterOf } from '../judgments/columns'
import { isEntryText } from '../reference-cases/layout'
import { textOf } from '../../../files/encoding'
import { Unreadable } from '../../../files/unreadable'
import { isZip } from '../../../files/zip'

/**
 * `json`: JSON rows, one on each line. `table`: a table of judgments. `law`: one law as text. `word`: one law as a Word
 * file. `entries`: entries of 人民法院案例库 as text.
 */
export type Format = 'json' | 'table' | 'law' | 'word' | 'entries'

const FOREIGN: Array<[magic: string, what: string]> = [
  ['%PDF', 'is a PDF: its text cannot be taken over'],
  ['\u0089PNG', 'is an image'],
  ['\u00ff\u00d8\u00ff', 'is an image'],
  ['GIF8', 'is an image'],
  ['II*\u0000', 'is an image'],
  ['MM\u0000*', 'is an image'],
  ['RIFF', 'is an image or a recording'],
  ['\u00d0\u00cf\u0011\u00e0', 'is a Word or Excel file of the old kind: save it as .docx or .csv'],
  ['SQLite format 3', 'is a database'],
]

const isLaw = (text: string) => /^(?:---\s*$|#{1,6}\s|第[^条\n]{1,9}条(?:之.)?\s)/m.test(text)
const beginsAsRow = /^\s*\{/
const holdsRow = /^\{"/m

export function formatOf(head: Buffer): Format {
  if (head.length === 0) throw new Unreadable('is empty')
  if (isZip(head)) return 'word'
  const magic = head.toString('latin1', 0, 16)
  const foreign = FOREIGN.find(([begin]) => magic.startsWith(begin))
  if (foreign) throw new Unreadable(foreign[1])
  const text = textOf(head)
  if (text.includes('\u0000')) throw new Unreadable('is no text')
  if (text.trim() === '') throw new Unreadable('is empty')
  if (beginsAsRow.test(text)) return 'json'
  if (/^\s*\[/.test(text)) throw new Unreadable('is no list of rows: write one JSON object a line')
  if (isEntryText(text)) return 'entries'
  if (delimiterOf(text)) return 'table'
  if (isLaw(text)) return 'law'
  if (holdsRow.test(text)) return 'json'
  throw new Unreadable('is in no format that is known')
}
