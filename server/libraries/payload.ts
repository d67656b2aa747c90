/** The part of a record that a document stores beside its searched text. */
import type { CitedLaw, Paragraph } from '../records'

interface WithParagraphs {
  paragraphs: Paragraph[]
  citedLaws?: CitedLaw[]
}

/** A record without its paragraphs. It has only the labels of the blocks, in order; the blocks hold the texts. */
export type Labelled<R extends WithParagraphs> = Omit<R, 'paragraphs' | 'citedLaws'> & { labels: string[] }

export function labelled<R extends WithParagraphs>(record: R, ...leading: string[]): Labelled<R> {
  const { paragraphs, citedLaws, ...fields } = record
  void citedLaws
  return { ...fields, labels: [...leading, ...paragraphs.map(({ label }) => label)] }
}
