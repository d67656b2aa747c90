/** Splits a text at its <br/> tags. Returns the lines as passages, and its numbered headings as the catalog. */
import { labelledText } from '../document-source'

export const linesOf = (text: string) => text.split(/<br\s*\/?>/i)

export const sectionOf = (lableName: string, lines: string[]) => ({
  lableName,
  subParagraphs: lines.map(text => ({ text })),
})

export const passagesOfLines = (text: string) => labelledText([sectionOf('', linesOf(text))])
