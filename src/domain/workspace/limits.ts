/** The limits of a workspace, which the app and the server share. */
export const WORKSPACE_LIMITS = {
  entries: 5000,
  /** The maximum number of recorded removals, from which other devices learn. The oldest records are dropped first. */
  removals: 5000,
  folders: 200,
  /** Lengths of texts in characters: from here to `around`. */
  id: 200,
  name: 40,
  searchName: 80,
  remark: 2000,
  /**
   * Lengths of the parts of a note. `note` is for its text, and `quote` for the quote in one passage. `around` is for
   * the context on each side of the quote.
   */
  note: 16_000,
  quote: 1000,
  around: 24,
  /** The maximum number of anchors of a note. `others` limits the conflicting texts from other devices. */
  anchors: 40,
  others: 4,
  /** The maximum size of an entry in bytes, as it is sent. */
  body: 64 * 1024,
  /** The number of ids that a saved search stores to recognise new results. */
  seenIds: 50,
  /** The maximum number of results that are compared to find new ones. */
  checked: 200,
  /** The maximum number of entries in one request. `bytes` limits the size of the request. */
  changes: 200,
  bytes: 512 * 1024,
  /** The maximum number of documents in one Word file. `exportedNotes` limits the notes on each of them. */
  exported: 500,
  exportedNotes: 200,
} as const
