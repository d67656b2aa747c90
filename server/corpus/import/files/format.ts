/** Detects the format of a file by its first bytes. The file name does not matter. */
import { tableDelimiterIn } from '../judgments/columns'
import { isReferenceCaseText } from '../reference-cases/layout'
import { decodeText } from '../../../files/encoding'
import { UnreadableFileError } from '../../../files/unreadable'
import { isZip } from '../../../files/zip'

/**
 * `json`: one JSON row a line. `table`: judgments as a table. `law`: a law as text. `word`: a law as a Word file.
 * `entries`: cases of 人民法院案例库 as text.
 */
export type FileFormat = 'json' | 'table' | 'law' | 'word' | 'entries'

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

/** Returns the format. Throws an `UnreadableFileError` if the file has no format that the import can read. */
export function detectFormat(head: Buffer): FileFormat {
  if (head.length === 0) throw new UnreadableFileError('is empty')
  if (isZip(head)) return 'word'
  const magic = head.toString('latin1', 0, 16)
  const foreign = FOREIGN.find(([begin]) => magic.startsWith(begin))
  if (foreign) throw new UnreadableFileError(foreign[1])
  const text = decodeText(head)
  if (text.includes('\u0000')) throw new UnreadableFileError('is no text')
  if (text.trim() === '') throw new UnreadableFileError('is empty')
  if (beginsAsRow.test(text)) return 'json'
  if (/^\s*\[/.test(text)) throw new UnreadableFileError('is no list of rows: write one JSON object a line')
  if (isReferenceCaseText(text)) return 'entries'
  if (tableDelimiterIn(text)) return 'table'
  if (isLaw(text)) return 'law'
  if (holdsRow.test(text)) return 'json'
  throw new UnreadableFileError('is in no format that is known')
}
