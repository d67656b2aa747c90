/** The fields of a record that a document stores without searching them. */
import type { CitedLaw, TextSection } from '../records'

interface WithParagraphs {
  paragraphs: TextSection[]
  citedLaws?: CitedLaw[]
}

/** A record with the labels of its paragraphs, in order. The texts are in the blocks of the document. */
export type LabelledRecord<R extends WithParagraphs> = Omit<R, 'paragraphs' | 'citedLaws'> & { labels: string[] }

/** Returns the record without its texts. `leading` are the labels of blocks that precede the paragraphs. */
export function withLabels<R extends WithParagraphs>(record: R, ...leading: string[]): LabelledRecord<R> {
  const { paragraphs, citedLaws, ...fields } = record
  void citedLaws
  return { ...fields, labels: [...leading, ...paragraphs.map(({ label }) => label)] }
}
