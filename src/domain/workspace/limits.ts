/** Limits of a workspace, shared with the server. */
export const WORKSPACE = {
  entries: 5000,
  /** Removals that other devices are notified of. The oldest are dropped first. */
  removals: 5000,
  folders: 200,
  /** Characters. */
  id: 200,
  name: 40,
  searchName: 80,
  remark: 2000,
  /** Of a note: its text, the quote in one passage, and the context around it. */
  note: 16_000,
  quote: 1000,
  around: 24,
  /** Anchors of a note, and conflicting texts to choose from. */
  anchors: 40,
  others: 4,
  /** Of one entry, as it is sent. */
  body: 64 * 1024,
  /** Ids of a saved search that reveal new results. */
  seenIds: 50,
  /** Results checked for new ones. */
  checked: 200,
  /** Entries per request. */
  changes: 200,
  bytes: 512 * 1024,
  /** In one Word file: documents, and notes on one of them. */
  exported: 500,
  exportedNotes: 200,
} as const
