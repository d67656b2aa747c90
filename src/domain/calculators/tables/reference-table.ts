/** A table of figures that others publish, with its source and the day of the last check. It is replaced as a whole. */
export interface ReferenceTable<Row> {
  /** The publisher, and the documents with their numbers. */
  source: string
  /** The day on which the rows were last compared with the source. */
  checkedTo: string
  rows: Row[]
}
