/**
 * Makes a PDF of plain lines on A4, with an embedded font. The font (`npm run paper-font`) has only the characters of
 * the sample's documents, because no other document is sent as a PDF.
 */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { copy } from '../copy'

interface PdfLine {
  text: string
  /** The font size in points. */
  size: number
  centred?: boolean
}

export interface PdfContent {
  title: string
  lines: PdfLine[]
}

const FONT = path.join(__dirname, 'data/paper-font.ttf')
/** The margin of a page, in points. */
const MARGIN = 72
/** The distance between two lines, as a fraction of the font size. */
const LINE_GAP = 0.2
/** The maximum number of characters in a PDF, which fill about a hundred pages. */
const MOST = 100_000
const NOTICE_SIZE = 12

/** Drops the lines beyond the limit, and adds a notice that they are missing. */
function shortened(lines: PdfLine[]): PdfLine[] {
  let room = MOST
  const within = lines.filter(({ text }) => (room -= text.length + 1) >= 0)
  return within.length < lines.length ? [...within, { text: copy.paper.shortened, size: NOTICE_SIZE }] : within
}

const load = () => Promise.all([import('pdfkit'), readFileSync(FONT)])
/** The PDF library and the font, which are loaded with the first PDF. */
let loaded: ReturnType<typeof load> | undefined

/**
 * The PDF library requires a date and derives the file's identifier from it. A constant date gives equal files for
 * equal contents.
 */
const CONSTANT_DATE = new Date(0)

export async function pdfOf({ title, lines }: PdfContent): Promise<Buffer> {
  const [{ default: PDFDocument }, font] = await (loaded ??= load())
  const chunks: Buffer[] = []
  const info = { Title: title, CreationDate: CONSTANT_DATE }
  const document = new PDFDocument({ size: 'A4', margin: MARGIN, lang: 'zh-CN', font: null, info })
  document.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise<void>((resolve, reject) => document.on('end', resolve).on('error', reject))
  document.font(font)
  for (const { text, size, centred } of shortened(lines)) {
    const align = centred ? 'center' : 'left'
    document.fontSize(size).text(text || ' ', { align, lineGap: size * LINE_GAP })
  }
  document.end()
  await ended
  return Buffer.concat(chunks)
}
