/** A table of figures that others publish, with its source and the day of the last check. It is replaced as a whole. */
export interface ReferenceTable<Row> {
  /** The publisher, and the documents with their numbers. */
  source: string
  /** The last day for which the rows were compared with the source. */
  checkedTo: string
  rows: Row[]
}
