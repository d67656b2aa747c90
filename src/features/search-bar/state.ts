/** The state of a list's search bar: whether it is open, and the typed text. */
interface BarState {
  open: boolean
  text: string
}

export type SearchBarEvent =
  | { type: 'opened' }
  | { type: 'typed'; text: string }
  /** The text box has lost the focus. The bar closes, and the typed text stays. */
  | { type: 'left' }
  /** The bar was closed by 取消, the mask, the phone's back button or a search. */
  | { type: 'closed' }

export const CLOSED_SEARCH_BAR: BarState = { open: false, text: '' }

export function reduceSearchBar(state: BarState, event: SearchBarEvent): BarState {
  switch (event.type) {
    case 'opened':
      return { ...state, open: true }
    case 'typed':
      return { ...state, text: event.text }
    case 'left':
      return { ...state, open: false }
    case 'closed':
      return CLOSED_SEARCH_BAR
  }
}
