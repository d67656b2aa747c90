/** The parts of pdfkit that the server uses. The package has no types of its own. */
declare module 'pdfkit' {
  import type { Readable } from 'node:stream'

  interface Options {
    size: string
    margin: number
    lang: string
    /** `font: null` loads no font before the first call of `font`. */
    font: null
    info: { Title: string; CreationDate: Date }
  }
  export default class PDFDocument {
    constructor(options: Options)
    on: Readable['on']
    font(file: Buffer): this
    fontSize(points: number): this
    text(text: string, options: { align: 'left' | 'center'; lineGap: number }): this
    end(): void
  }
}
