/** Running text in pieces: as it is, a word that was searched for, a line's end, a place to go. */
export type Segment =
  | { kind: 'text'; text: string }
  | { kind: 'hit'; text: string }
  | { kind: 'break' }
  | { kind: 'link'; text: string; attributes?: Record<string, string> }

export type LinkSegment = Extract<Segment, { kind: 'link' }>
