/** What a document keeps of its record beside the text that is searched. */
import type { CitedLaw, Paragraph } from '../records'

interface Written {
  paragraphs: Paragraph[]
  citedLaws?: CitedLaw[]
}

/** The labels of the blocks, in their order; the texts stand in the blocks. */
export type Labelled<R extends Written> = Omit<R, 'paragraphs' | 'citedLaws'> & { labels: string[] }

export function labelled<R extends Written>(record: R, ...before: string[]): Labelled<R> {
  const { paragraphs, citedLaws, ...shown } = record
  void citedLaws
  return { ...shown, labels: [...before, ...paragraphs.map(({ label }) => label)] }
}
