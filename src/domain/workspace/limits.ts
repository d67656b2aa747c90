/** The limits of a workspace, which the app and the server share. */
export const WORKSPACE_LIMITS = {
  /** The maximum number of entries in a workspace. */
  entries: 5000,
  /** The maximum number of removals that are recorded for other devices. The oldest records are dropped first. */
  removals: 5000,
  /** The maximum number of folders that contain one document. */
  folders: 200,
  /**
   * Maximum lengths in characters: of an entry's id, of a document's title, of a folder's name, of a search's name, and
   * of a remark.
   */
  id: 200,
  title: 500,
  name: 40,
  searchName: 80,
  remark: 2000,
  /**
   * Maximum lengths of the parts of a note in characters. `note` is for its text, and `quote` for the quote in one
   * passage. `around` is for the context on each side of the quote.
   */
  note: 16_000,
  quote: 1000,
  around: 24,
  /** The maximum number of anchors of a note. `others` limits the conflicting texts from other devices. */
  anchors: 40,
  others: 4,
  /** The maximum length of an entry in characters of JSON. */
  body: 64 * 1024,
  /** The number of ids that a saved search stores to recognise new results. */
  seenIds: 50,
  /** The maximum number of results that are compared to find new ones. */
  checked: 200,
  /**
   * The maximum number of entries in one request. `requestLength` is the maximum length of their JSON in characters.
   */
  changes: 200,
  requestLength: 512 * 1024,
  /** The maximum number of documents in one Word file. `exportedNotes` limits the notes on each of them. */
  exported: 500,
  exportedNotes: 200,
} as const
