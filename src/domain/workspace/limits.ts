/** How much a desk holds; a server counts by the same numbers. */
export const WORKSPACE = {
  entries: 5000,
  /** Removals that other devices are told of; the oldest go first. */
  removals: 5000,
  folders: 200,
  /** Characters. */
  id: 200,
  name: 40,
  searchName: 80,
  remark: 2000,
  /** Of a note: its text, the words that it is on in one passage, and of their surroundings. */
  note: 16_000,
  quote: 1000,
  around: 24,
  /** Passages that one note reaches over, and texts that wait to be chosen from. */
  anchors: 40,
  others: 4,
  /** Of one entry as it is sent. */
  body: 64 * 1024,
  /** Of a saved search: so many ids tell what is new. */
  seenIds: 50,
  /** Of which so many are looked through for what is new. */
  checked: 200,
  /** Sent at once. */
  changes: 200,
  bytes: 512 * 1024,
  /** Into one Word file: documents, and notes to one of them. */
  exported: 500,
  exportedNotes: 200,
  undo: 10_000,
} as const
