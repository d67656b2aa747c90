/** In force · changed · in part no longer in force · not yet · repealed · only a draft: six shapes, so colour is never the only sign. */
export type StatusShape = 'in-force' | 'amended' | 'partly' | 'pending' | 'repealed' | 'draft'

/** What stands under a title: a rank, a status, or plain types with dots between. */
export type Label =
  | { kind: 'rank'; text: string }
  | { kind: 'locked'; text: string }
  | { kind: 'status'; text: string; shape: StatusShape }
  | { kind: 'type'; text: string }
