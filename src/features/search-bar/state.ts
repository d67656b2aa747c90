/** The bar of a list: closed, or open with what has been typed. */
export interface BarState {
  open: boolean
  text: string
}

export type BarEvent =
  | { type: 'opened' }
  | { type: 'typed'; text: string }
  /** The box has lost the focus: what was typed waits for the reader's return. */
  | { type: 'left' }
  /** 取消, the mask, the phone's back; or the search was made. */
  | { type: 'closed' }

export const CLOSED: BarState = { open: false, text: '' }

export function barReducer(state: BarState, event: BarEvent): BarState {
  switch (event.type) {
    case 'opened':
      return { ...state, open: true }
    case 'typed':
      return { ...state, text: event.text }
    case 'left':
      return { ...state, open: false }
    case 'closed':
      return CLOSED
  }
}
