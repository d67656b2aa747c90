/** The search bar of a list, with the typed text. */
interface BarState {
  open: boolean
  text: string
}

export type BarEvent =
  | { type: 'opened' }
  | { type: 'typed'; text: string }
  /** The text box has lost the focus. The typed text stays. */
  | { type: 'left' }
  /** The bar was closed by 取消, the mask, the phone's back button or a search. */
  | { type: 'closed' }

export const CLOSED_BAR: BarState = { open: false, text: '' }

export function barReducer(state: BarState, event: BarEvent): BarState {
  switch (event.type) {
    case 'opened':
      return { ...state, open: true }
    case 'typed':
      return { ...state, text: event.text }
    case 'left':
      return { ...state, open: false }
    case 'closed':
      return CLOSED_BAR
  }
}
