/** Returns the passages of a text with <br/> between lines, and the catalog of its numbered headings. */
import { labelledText } from '../document-source'

export const passagesOfLines = (text: string) =>
  labelledText([{ lableName: '', subParagraphs: text.split(/<br\s*\/?>/i).map(line => ({ text: line })) }])
