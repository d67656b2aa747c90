/** What lies over the desk. */
export type SheetOf =
  | { kind: 'line'; id: string }
  | { kind: 'remark'; id: string }
  | { kind: 'search'; id: string }
  | { kind: 'place'; ids: string[] }
  | { kind: 'export'; ids: string[] }
  /** Without an id, a new one. */
  | { kind: 'folder'; id?: string }
