/** Writes the parts of a minimal Word file. Phones then need not load a library of half a megabyte. */
import { withoutUnwritable, hasValue, type DocumentModel, type DocumentBlock } from './document-model'

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const W = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"'
const TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml'

const types = `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${TYPE}.document.main+xml"/><Override PartName="/word/styles.xml" ContentType="${TYPE}.styles+xml"/></Types>`

const relations = (type: string, target: string) =>
  `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/${type}" Target="${target}"/></Relationships>`

/**
 * Sets the font for all scripts, because Word chooses fonts by script. Without `eastAsia`, Word would show Chinese text
 * in the default font of the reader's computer.
 */
const font = (eastAsia: string) =>
  `<w:rFonts w:ascii="Times New Roman" w:hAnsi="Times New Roman" w:cs="Times New Roman" w:eastAsia="${eastAsia}"/>`
/** Sets the font size in half points, the unit of Word. */
const size = (halfPoints: number) => `<w:sz w:val="${halfPoints}"/><w:szCs w:val="${halfPoints}"/>`
const heading = (id: string, name: string, place: string, halfPoints: number) =>
  `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${name}"/><w:basedOn w:val="Normal"/><w:next w:val="Normal"/><w:qFormat/><w:pPr>${place}</w:pPr><w:rPr>${font('黑体')}<w:b/>${size(halfPoints)}</w:rPr></w:style>`
const SINGLE = 'w:line="240" w:lineRule="auto"'
const leading = (level: number) =>
  `<w:keepNext/><w:spacing w:before="240" w:after="120" ${SINGLE}/><w:ind w:firstLine="0"/><w:outlineLvl w:val="${level - 1}"/>`

/** The styles of the document. Paragraphs are indented by two characters, as Chinese documents are. */
const styles = `${HEAD}<w:styles ${W}><w:docDefaults><w:rPrDefault><w:rPr>${font('宋体')}${size(24)}<w:lang w:val="en-US" w:eastAsia="zh-CN"/></w:rPr></w:rPrDefault></w:docDefaults><w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/><w:pPr><w:spacing w:line="312" w:lineRule="auto"/><w:ind w:firstLine="480"/></w:pPr></w:style>${heading('Title', 'Title', `<w:spacing w:after="240" ${SINGLE}/><w:ind w:firstLine="0"/><w:jc w:val="center"/>`, 36)}${[30, 28, 24].map((halfPoints, at) => heading(`Heading${at + 1}`, `heading ${at + 1}`, leading(at + 1), halfPoints)).join('')}</w:styles>`

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string) => withoutUnwritable(text).replace(/[&<>"]/g, sign => ENTITIES[sign] ?? '')

const paragraph = (text: string, place = '') =>
  `<w:p>${place && `<w:pPr>${place}</w:pPr>`}<w:r><w:t xml:space="preserve">${escaped(text)}</w:t></w:r></w:p>`
const styled = (text: string, style: string) => paragraph(text, `<w:pStyle w:val="${style}"/>`)

const EDGES = ['top', 'left', 'bottom', 'right', 'insideH', 'insideV']
  .map(edge => `<w:${edge} w:val="single" w:sz="4" w:space="0" w:color="auto"/>`)
  .join('')
/** Returns a table cell. `width` is in fiftieths of a percent of the table width. */
const cell = (text: string, width: number) =>
  `<w:tc><w:tcPr><w:tcW w:w="${width}" w:type="pct"/></w:tcPr>${paragraph(text, `<w:spacing ${SINGLE}/><w:ind w:firstLine="0"/>`)}</w:tc>`
const table = (facts: Array<[string, string]>) =>
  `<w:tbl><w:tblPr><w:tblW w:w="5000" w:type="pct"/><w:tblBorders>${EDGES}</w:tblBorders></w:tblPr><w:tblGrid><w:gridCol w:w="2256"/><w:gridCol w:w="6770"/></w:tblGrid>${facts
    .map(([name, value]) => `<w:tr>${cell(name, 1250)}${cell(value, 3750)}</w:tr>`)
    .join('')}</w:tbl><w:p/>`

const block = ({ heading: title, level = 1, text }: DocumentBlock) =>
  (title ? styled(title, `Heading${level}`) : '') +
  (text
    ? text
        .split('\n')
        .map(line => paragraph(line))
        .join('')
    : '')

const A4 =
  '<w:sectPr><w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1440" w:right="1440" w:bottom="1440" w:left="1440" w:header="708" w:footer="708" w:gutter="0"/></w:sectPr>'

/** A Word file is an archive of files. These files are the same for all documents. */
export const DOCX_FRAME = {
  '[Content_Types].xml': types,
  '_rels/.rels': relations('officeDocument', 'word/document.xml'),
  'word/_rels/document.xml.rels': relations('styles', 'styles.xml'),
  'word/styles.xml': styles,
}

/** The parts of word/document.xml, which can be written step by step: beginning, blocks, end. */
export const docxBody = {
  name: 'word/document.xml',
  begin({ title, facts }: Omit<DocumentModel, 'blocks'>) {
    const filled = facts.filter(hasValue)
    return `${HEAD}<w:document ${W}><w:body>${styled(title, 'Title')}${filled.length ? table(filled) : ''}`
  },
  block,
  end: `${A4}</w:body></w:document>`,
}

export const docxParts = (paper: DocumentModel): Record<string, string> => ({
  ...DOCX_FRAME,
  [docxBody.name]: [docxBody.begin(paper), ...paper.blocks.map(block), docxBody.end].join(''),
})
