/** A text whose lines are parted by <br/>: its passages, and the catalog of its numbered headings. */
import { labelledText } from '../document-source'

export const linesOf = (text: string) =>
  labelledText([{ lableName: '', subParagraphs: text.split(/<br\s*\/?>/i).map(line => ({ text: line })) }])
