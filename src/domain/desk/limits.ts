/** How much a desk holds; a server counts by the same numbers. */
export const DESK = {
  entries: 5000,
  folders: 200,
  /** Characters. */
  id: 200,
  name: 40,
  searchName: 80,
  remark: 2000,
  /** Of one entry as it is sent. */
  body: 64 * 1024,
  /** Of a saved search: so many ids tell what is new. */
  known: 50,
  /** Sent at once. */
  changes: 200,
  bytes: 512 * 1024,
  /** Into one Word file. */
  exported: 500,
  undo: 10_000,
} as const
