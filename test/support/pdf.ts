/** Writes small PDFs by hand, good and bad. */
import { constants, deflateRawSync, deflateSync } from 'node:zlib'

interface PdfPage {
  /** What the page draws, in the language of PDF. */
  content: string | Buffer
  /** The filters of `content`, if it is packed. */
  filter?: string
}

interface PdfParts {
  pages: PdfPage[]
  /** Further entries of the trailer. */
  trailer?: string
  /** The entries of the page tree, instead of those that lead to the pages. */
  tree?: string
}

const FONT = '<</Type/Font/Subtype/Type0/BaseFont/STSong-Light/Encoding/UniGB-UTF16-H/DescendantFonts[4 0 R]>>'
const DESCENDANT =
  '<</Type/Font/Subtype/CIDFontType0/BaseFont/STSong-Light/CIDSystemInfo<</Registry (Adobe)/Ordering (GB1)/Supplement 5>>/DW 1000/FontDescriptor 6 0 R>>'
const DESCRIPTOR =
  '<</Type/FontDescriptor/FontName/STSong-Light/Flags 6/FontBBox[-25 -254 1000 880]/ItalicAngle 0/Ascent 880/Descent -120/CapHeight 880/StemV 93>>'
const IMAGE_DATA = '\0'
const IMAGE = `<</Type/XObject/Subtype/Image/Width 1/Height 1/ColorSpace/DeviceGray/BitsPerComponent 8/Length ${IMAGE_DATA.length}>>\nstream\n${IMAGE_DATA}\nendstream`
/** The number of the first object of the first page. */
const FIRST = 7

const hexOf = (text: string) => Buffer.from(text, 'utf16le').swap16().toString('hex')

/** Draws lines of text. `before` is drawn first, such as a colour. */
export const drawnLines = (lines: string[], before = '') =>
  `${before}BT /F1 12 Tf 20 TL 72 770 Td ${lines.map(line => `<${hexOf(line)}> Tj T*`).join(' ')} ET`
/** Draws a picture over the page. */
export const DRAWN_PICTURE = 'q 595 0 0 842 0 0 cm /I1 Do Q'

export function pdfFile({ pages, trailer = '', tree }: PdfParts): Buffer {
  const kids = pages.map((_, at) => `${FIRST + 2 * at} 0 R`).join(' ')
  const resources = '/Resources<</Font<</F1 3 0 R>>/XObject<</I1 5 0 R>>>>'
  const objects: Array<string | Buffer> = [
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages${tree ?? `/Kids[${kids}]/Count ${pages.length}`}>>`,
    FONT,
    DESCENDANT,
    IMAGE,
    DESCRIPTOR,
    ...pages.flatMap(({ content, filter }, at) => [
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents ${FIRST + 2 * at + 1} 0 R${resources}>>`,
      Buffer.concat([
        Buffer.from(`<</Length ${content.length}${filter ? `/Filter${filter}` : ''}>>\nstream\n`),
        Buffer.from(content),
        Buffer.from('\nendstream'),
      ]),
    ]),
  ]
  const written = objects.flatMap((object, at) => [
    Buffer.from(`${at + 1} 0 obj\n`),
    Buffer.from(object),
    Buffer.from('\nendobj\n'),
  ])
  const end = `trailer<</Root 1 0 R/Size ${objects.length + 1}${trailer}>>\n%%EOF`
  return Buffer.concat([Buffer.from('%PDF-1.7\n'), ...written, Buffer.from(end)])
}

const MEGABYTE = Buffer.alloc(1024 * 1024, ' ')
const ZLIB_HEAD = Buffer.from('789c', 'hex')
const LAST_BLOCK = Buffer.from('0300', 'hex')

/** Returns a page that unpacks to so many megabytes of spaces. `times` says how often its content is packed. */
export function bombPage(megabytes: number, times = 1): PdfPage {
  const block = deflateRawSync(MEGABYTE, { finishFlush: constants.Z_FULL_FLUSH })
  const blocks = Array.from({ length: megabytes }, () => block)
  let content: Buffer = Buffer.concat([ZLIB_HEAD, ...blocks, LAST_BLOCK])
  for (let n = 1; n < times; n++) content = deflateSync(content)
  return { content, filter: `[${'/FlateDecode'.repeat(times)}]` }
}
