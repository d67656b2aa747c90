/** Makes a PDF of plain lines on A4. It uses the Song font that every PDF reader has, so no font is embedded. */
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

const PAGE = { width: 595, height: 842, margin: 72 }
const LINE_WIDTH = PAGE.width - 2 * PAGE.margin
const LEADING = 1.6
/** The width of a Latin character, as a fraction of a Chinese one. The font's `W` has the same width. */
const LATIN_WIDTH = 0.5
const LATIN_CODES = '1 95 500'

const hexOf = (text: string) => Buffer.from(text, 'utf16le').swap16().toString('hex').toUpperCase()
const widthOf = (sign: string) => (sign < '\u0080' ? LATIN_WIDTH : 1)
/** The signs that must not begin a line. */
const CLOSES = /[，。、；：！？）》”’]/

function* wrapped({ text, size }: PdfLine): Generator<string> {
  const limit = LINE_WIDTH / size
  let line = ''
  let width = 0
  for (const sign of text) {
    if (width + widthOf(sign) > limit && !CLOSES.test(sign)) {
      yield line
      line = ''
      width = 0
    }
    line += sign
    width += widthOf(sign)
  }
  yield line
}

interface PlacedLine {
  text: string
  size: number
  x: number
  y: number
}

/** Distributes the lines over pages. */
function layOut(lines: PdfLine[]): PlacedLine[][] {
  const pages: PlacedLine[][] = [[]]
  let y = PAGE.height - PAGE.margin
  for (const line of lines)
    for (const text of wrapped(line)) {
      y -= line.size * LEADING
      if (y < PAGE.margin) {
        pages.push([])
        y = PAGE.height - PAGE.margin - line.size * LEADING
      }
      const width = [...text].reduce((sum, sign) => sum + widthOf(sign), 0) * line.size
      const x = line.centred ? Math.max(PAGE.margin, (PAGE.width - width) / 2) : PAGE.margin
      pages[pages.length - 1]?.push({ text, size: line.size, x, y })
    }
  return pages
}

const contentStream = (placed: PlacedLine[]) =>
  placed
    .map(({ text, size, x, y }) => `BT /F1 ${size} Tf ${x.toFixed(1)} ${y.toFixed(1)} Td <${hexOf(text)}> Tj ET`)
    .join('\n')

/**
 * The number of the first page's object. Before it come the catalog, the page tree, the font with two descriptions, and
 * the title.
 */
const FIRST_PAGE = 7

function objectsOf({ title, lines }: PdfContent): string[] {
  const pages = layOut(lines)
  const numberOf = (page: number) => FIRST_PAGE + page * 2
  const box = `[0 0 ${PAGE.width} ${PAGE.height}]`
  return [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${pages.map((_, at) => `${numberOf(at)} 0 R`).join(' ')}] /Count ${pages.length} >>`,
    '<< /Type /Font /Subtype /Type0 /BaseFont /STSong-Light /Encoding /UniGB-UTF16-H /DescendantFonts [4 0 R] >>',
    `<< /Type /Font /Subtype /CIDFontType0 /BaseFont /STSong-Light /CIDSystemInfo << /Registry (Adobe) /Ordering (GB1) /Supplement 5 >> /DW 1000 /W [${LATIN_CODES}] /FontDescriptor 5 0 R >>`,
    '<< /Type /FontDescriptor /FontName /STSong-Light /Flags 6 /FontBBox [-25 -254 1000 880] /ItalicAngle 0 /Ascent 880 /Descent -120 /CapHeight 880 /StemV 93 >>',
    `<< /Title <FEFF${hexOf(title)}> >>`,
    ...pages.flatMap((placed, at) => {
      const content = contentStream(placed)
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox ${box} /Resources << /Font << /F1 3 0 R >> >> /Contents ${numberOf(at) + 1} 0 R >>`,
        `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
      ]
    }),
  ]
}

/** Returns the PDF. It contains only ASCII, so that an index in the text is an offset in the file. */
export function pdfOf(content: PdfContent): Buffer {
  const objects = objectsOf(content)
  let file = '%PDF-1.5\n'
  const offsets = objects.map((object, at) => {
    const offset = file.length
    file += `${at + 1} 0 obj\n${object}\nendobj\n`
    return offset
  })
  const table = offsets.map(offset => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  return Buffer.from(
    `${file}xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R /Info 6 0 R >>\nstartxref\n${file.length}\n%%EOF\n`,
    'latin1',
  )
}
