/** What a document keeps of its record beside the text that is searched. */
import type { CitedLaw, Paragraph } from '../records'

interface WithParagraphs {
  paragraphs: Paragraph[]
  citedLaws?: CitedLaw[]
}

/** The labels of the blocks, in their order; the texts stand in the blocks. */
export type Labelled<R extends WithParagraphs> = Omit<R, 'paragraphs' | 'citedLaws'> & { labels: string[] }

export function labelled<R extends WithParagraphs>(record: R, ...leading: string[]): Labelled<R> {
  const { paragraphs, citedLaws, ...fields } = record
  void citedLaws
  return { ...fields, labels: [...leading, ...paragraphs.map(({ label }) => label)] }
}
