/** Reads the text of a PDF with pdf.js, page by page. No page is drawn, and no script or font program runs. */
import path from 'node:path'
import type { TextItem } from 'pdfjs-dist/types/src/display/api'
import { withAllocationLimit } from './pdf-memory'

export type PdfText =
  | { text: string; pagesWithoutText?: number[] }
  | { refused: 'file_encrypted' | 'file_scanned' | 'file_too_long' | 'file_too_many_pages' | 'file_unreadable' }

/** The maximum number of pages. A legal brief with its evidence hardly ever has more. */
const MOST_PAGES = 500
/** The number of bytes within which the PDF header must appear. Other bytes may precede it. */
const HEAD = 1024
/** The maximum size of an unpacked part of a PDF, in bytes. */
const LONGEST_PART = 32 * 1024 * 1024

export const isPdf = (file: Buffer) => file.subarray(0, HEAD).includes('%PDF-')

/** Stands in for the browser classes that pdf.js refers to while it loads. Only drawing would use them. */
class Absent {}
const BROWSER_CLASSES = ['DOMMatrix', 'ImageData', 'Path2D']

async function loadPdfJs() {
  for (const name of BROWSER_CLASSES) if (!(name in globalThis)) Object.assign(globalThis, { [name]: Absent })
  const { warn } = console
  // Suppresses the warning of pdf.js that it cannot draw: only text is read.
  console.warn = () => undefined
  try {
    const pdfJs = await import('pdfjs-dist/legacy/build/pdf.mjs')
    // With this import, pdf.js reads in this thread. Otherwise it would load its worker script from an address.
    await import('pdfjs-dist/legacy/build/pdf.worker.mjs')
    return pdfJs
  } finally {
    console.warn = warn
  }
}

const cmaps = () => path.join(path.dirname(require.resolve('pdfjs-dist/package.json')), 'cmaps/')

type PdfJs = Awaited<ReturnType<typeof loadPdfJs>>
/** The loaded library. It is loaded only once: overlapping loads would leave the console silenced. */
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
/** Matches spaces between Chinese characters, which only serve the layout. */
const LAYOUT_SPACE = new RegExp(`(${HAN})[ \\u3000]+(?=${HAN})`, 'g')
const PAGE_NUMBER = /^[-—–\s]*(?:第?\s*\d{1,4}\s*页?(?:\s*[/，,共]\s*共?\s*\d{1,4}\s*页?)?)[-—–\s]*$/

/**
 * Joins the text fragments of a page to lines. A page number in the first or last line is removed, because it would
 * split a sentence.
 */
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

/** Reads the text of a PDF. Refuses a PDF whose text is longer than `longest` characters. */
export async function readPdf(file: Buffer, longest: number): Promise<PdfText> {
  // pdf.js is loaded outside the limit. Otherwise its classes would derive from the limited class.
  const loaded = await (pdfJs ??= loadPdfJs())
  return withAllocationLimit(LONGEST_PART, async limit => {
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
