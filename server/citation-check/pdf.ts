/** Reads the text of a PDF with pdf.js, page by page. No page is drawn, and no script or font program runs. */
import path from 'node:path'
import type { TextItem } from 'pdfjs-dist/types/src/display/api'
import { underAllocationLimit } from './pdf-memory'

export type PdfText =
  | { text: string; pagesWithoutText?: number[] }
  | { refused: 'file_encrypted' | 'file_scanned' | 'file_too_long' | 'file_too_many_pages' | 'file_unreadable' }

/** The most pages. A brief with its evidence has fewer. */
const MOST_PAGES = 500
/** A PDF may begin with other bytes. */
const HEAD = 1024
/** The most bytes of one unpacked part. */
const LONGEST_PART = 32 * 1024 * 1024

export const isPdf = (file: Buffer) => file.subarray(0, HEAD).includes('%PDF-')

/** Classes of browsers that pdf.js only names while it loads. Drawing alone would use them. */
class Absent {}
const BROWSER_CLASSES = ['DOMMatrix', 'ImageData', 'Path2D']

async function loadPdfJs() {
  for (const name of BROWSER_CLASSES) if (!(name in globalThis)) Object.assign(globalThis, { [name]: Absent })
  const { warn } = console
  // pdf.js warns that it cannot draw, but only its text is read.
  console.warn = () => undefined
  try {
    const pdfJs = await import('pdfjs-dist/legacy/build/pdf.mjs')
    // Reads in this thread. Without this script pdf.js would look for one by its address.
    await import('pdfjs-dist/legacy/build/pdf.worker.mjs')
    return pdfJs
  } finally {
    console.warn = warn
  }
}

const cmaps = () => path.join(path.dirname(require.resolve('pdfjs-dist/package.json')), 'cmaps/')

type PdfJs = Awaited<ReturnType<typeof loadPdfJs>>
/** Loaded once. Overlapping loads would silence the console for ever. */
let pdfJs: Promise<PdfJs> | undefined

const openPdf = ({ getDocument }: PdfJs, file: Buffer) =>
  getDocument({
    data: new Uint8Array(file),
    cMapUrl: cmaps(),
    cMapPacked: true,
    disableFontFace: true,
    enableXfa: false,
    isEvalSupported: false,
    useSystemFonts: false,
    useWasm: false,
    useWorkerFetch: false,
    verbosity: 0,
  })

const HAN = '[\\u3000-\\u303f\\u4e00-\\u9fff\\uff00-\\uffef]'
/** Spaces between Chinese characters are space of the layout. */
const LAYOUT_SPACE = new RegExp(`(${HAN})[ \\u3000]+(?=${HAN})`, 'g')
const PAGE_NUMBER = /^[-—–\s]*(?:第?\s*\d{1,4}\s*页?(?:\s*[/，,共]\s*共?\s*\d{1,4}\s*页?)?)[-—–\s]*$/

/** Joins the pieces of a page to lines. A page number in the first or last line would part a sentence. */
function pageText(items: TextItem[]): string {
  const text = items.map(({ str, hasEOL }) => (hasEOL ? `${str}\n` : str)).join('')
  const lines = text.replace(LAYOUT_SPACE, '$1').trim().split('\n')
  if (PAGE_NUMBER.test(lines[lines.length - 1]!)) lines.pop()
  if (lines.length && PAGE_NUMBER.test(lines[0]!)) lines.shift()
  return lines.join('\n')
}

type PdfDocument = Awaited<ReturnType<typeof openPdf>['promise']>

async function readPages(document: PdfDocument, longest: number): Promise<PdfText> {
  if (document.numPages < 1) return { refused: 'file_unreadable' }
  if (document.numPages > MOST_PAGES) return { refused: 'file_too_many_pages' }
  const pages: string[] = []
  let length = 0
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number)
    const { items } = await page.getTextContent()
    page.cleanup()
    const text = pageText(items as TextItem[])
    length += text.length
    if (length > longest) return { refused: 'file_too_long' }
    pages.push(text)
  }
  const pagesWithoutText = pages.flatMap((text, at) => (text ? [] : [at + 1]))
  if (pagesWithoutText.length === pages.length) return { refused: 'file_scanned' }
  return { text: pages.filter(Boolean).join('\n'), ...(pagesWithoutText.length ? { pagesWithoutText } : {}) }
}

/** Reads a PDF of which the text has at most so many characters. */
export async function readPdf(file: Buffer, longest: number): Promise<PdfText> {
  // pdf.js is loaded outside the limit, since its classes would derive from the limited one.
  const loaded = await (pdfJs ??= loadPdfJs())
  return underAllocationLimit(LONGEST_PART, async limit => {
    const loading = openPdf(loaded, file)
    try {
      const text = await readPages(await loading.promise, longest)
      return limit.isExceeded() ? { refused: 'file_too_long' } : text
    } catch (error) {
      if (limit.isExceeded()) return { refused: 'file_too_long' }
      return { refused: (error as Error).name === 'PasswordException' ? 'file_encrypted' : 'file_unreadable' }
    } finally {
      await loading.destroy()
    }
  })
}
