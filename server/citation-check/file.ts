/** Reads the text of an uploaded .docx, .pdf or text file. The content decides the format, not the name. */
import { CITATION_CHECK_LIMITS } from '@contract/citation-check'
import { decodeText } from '../files/encoding'
import { UnreadableFileError } from '../files/unreadable'
import { wordParagraphs } from '../files/word'
import { isZip, readZipPart } from '../files/zip'
import { isPdf, type PdfText, readPdf } from './pdf'

/**
 * The text of a file, or the reason why the file is refused. A refusal is a value and not an error, because an error
 * loses its class when a thread passes it on.
 */
export type FileText = PdfText | { refused: 'file_empty' }

/** The maximum size of an unpacked file in bytes. A Word file of 5 MB stays below the limit; a zip bomb exceeds it. */
const LONGEST = 32 * 1024 * 1024
/**
 * The parts of a .docx file that are read, in this order. Notes contain citations too. None of these parts contains
 * macros.
 */
const FILE_PARTS = ['word/document.xml', 'word/footnotes.xml', 'word/endnotes.xml']

const OLD_OFFICE = Buffer.from('d0cf11e0a1b11ae1', 'hex')
const ENCRYPTED = Buffer.from('EncryptedPackage', 'utf16le')
/** The zero byte, which binary files contain and text files do not. */
const NUL = '\u0000'
const UNREADABLE = /\ufffd/g
const MOST_UNREADABLE = 0.02

function wordText(zip: Buffer): string | undefined {
  const [body, ...notes] = FILE_PARTS.map(name => readZipPart(zip, name, LONGEST))
  if (!body) return undefined
  return [body, ...notes].flatMap(part => (part ? wordParagraphs(String(part)) : [])).join('\n')
}

function plainText(file: Buffer): string | undefined {
  const text = decodeText(file)
  const unreadable = text.match(UNREADABLE)?.length ?? 0
  return text.includes(NUL) || unreadable > text.length * MOST_UNREADABLE ? undefined : text
}

export async function readFileText(bytes: Uint8Array): Promise<FileText> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (file.length === 0) return { refused: 'file_empty' }
  if (file.subarray(0, OLD_OFFICE.length).equals(OLD_OFFICE))
    return { refused: file.includes(ENCRYPTED) ? 'file_encrypted' : 'file_unreadable' }
  if (isPdf(file)) return readPdf(file, CITATION_CHECK_LIMITS.text)
  try {
    const text = isZip(file) ? wordText(file) : plainText(file)
    if (text === undefined) return { refused: 'file_unreadable' }
    if (text.length > CITATION_CHECK_LIMITS.text) return { refused: 'file_too_long' }
    return text.trim() === '' ? { refused: 'file_empty' } : { text }
  } catch (error) {
    if (!(error instanceof UnreadableFileError)) throw error
    return { refused: error.reason === 'tooLong' ? 'file_too_long' : 'file_unreadable' }
  }
}
