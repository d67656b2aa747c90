/** Converts a text with <br/> tags to passages. Its numbered headings become the catalog. */
import { passagesOfSections } from '../document-source'

export const linesOf = (text: string) => text.split(/<br\s*\/?>/i)

export const sectionOf = (lableName: string, lines: string[]) => ({
  lableName,
  subParagraphs: lines.map(text => ({ text })),
})

export const passagesOfLines = (text: string) => passagesOfSections([sectionOf('', linesOf(text))])
