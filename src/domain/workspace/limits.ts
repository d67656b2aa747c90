/** The limits of a workspace, which the app and the server share. */
export const WORKSPACE = {
  entries: 5000,
  /** The number of removals that other devices still learn of. The oldest records of removals are dropped first. */
  removals: 5000,
  folders: 200,
  /** Limits of texts, in characters, up to `around`. */
  id: 200,
  name: 40,
  searchName: 80,
  remark: 2000,
  /**
   * The parts of a note. `note` is its text, `quote` the quote in one passage, `around` the context on each
   * side of the quote.
   */
  note: 16_000,
  quote: 1000,
  around: 24,
  /** The number of anchors of a note. `others` is the number of conflicting texts from which the reader may choose. */
  anchors: 40,
  others: 4,
  /** The size of one entry in bytes, in the form that is sent. */
  body: 64 * 1024,
  /** The number of ids that a saved search stores to recognise new results. */
  seenIds: 50,
  /** The number of results that are checked for new ones. */
  checked: 200,
  /** The number of entries in one request. `bytes` is the size of the request. */
  changes: 200,
  bytes: 512 * 1024,
  /** The number of documents in one Word file. `exportedNotes` limits the notes on one of them. */
  exported: 500,
  exportedNotes: 200,
} as const
