/** The types of the values that components of src/ui pass to their suffix files (`.h5`, `.weapp`). */
import type { ReactNode, RefObject } from 'react'
import type { PullDirection } from './layer/dragging'

export interface TapHostOptions {
  disabled: boolean
  /** Whether the element is disabled only for a moment. */
  busy?: boolean
  role: string
  /**
   * Whether the element can take the focus. In a group with one tab stop (tabs, radios) only the selected member can.
   */
  focusable: boolean
  href?: () => string
  onLongPress?: () => void
  sensorsName?: string
}

export interface TextFieldProps {
  value: string
  /** Called with the new text, but not while a word is still being composed. */
  onChange: (text: string) => void
  /** Called on Enter or on the keyboard's search key. */
  onConfirm: (text: string) => void
  /** Called on Backspace in an empty field. The mini-program cannot detect this. */
  onEmptyBackspace?: () => void
  onFocus?: () => void
  onBlur?: () => void
  /** The accessible name. */
  label: string
  placeholder: string
  maxLength: number
  /** Gives the field the focus when it appears with this prop, or when the prop becomes true. */
  focus?: boolean
  /** Marks the field because its text is invalid. */
  invalid?: boolean
  /**
   * Whether the field belongs to a form and not to a search. The page then makes room for the keyboard, and Enter ends
   * the entry.
   */
  inForm?: boolean
  /** Hides the text as a password: the current one or a new one. */
  secret?: 'current' | 'new'
  /** Opens a keyboard of digits. */
  digits?: boolean
  /** Opens a keyboard of digits and the decimal point. */
  decimals?: boolean
  /** Ignores the space key, on hosts that report keys. */
  spaceless?: boolean
}

export interface TextAreaProps {
  value: string
  onChange: (text: string) => void
  /** The accessible name. */
  label: string
  placeholder: string
  maxLength: number
  /** The field takes the focus when this becomes true. */
  focus?: boolean
  onBlur?: () => void
  /** Marks the field because its text is invalid. */
  invalid?: boolean
}

export interface DayPickerProps {
  /** The day as `2024-03-05`, or '' without a day. */
  value: string
  /** The accessible name. */
  label: string
  /** The first day that may be picked; `to` is the last. */
  from: string
  to: string
  onPick: (day: string) => void
  /** The visible field, which opens the picker on a tap. */
  children: ReactNode
}

export interface SliderHostOptions {
  label: string
  value: number
  steps: number
  /** The value as a screen reader announces it. */
  valueText: string
  /** Whether keys reach the slider. */
  focusable: boolean
  onStep: (step: number) => void
  /** Called when a pointer presses the track, with the distance in px from the left edge of the screen. */
  onPress: (x: number) => void
}

interface RevealIds {
  active: string
  /** The id of the child before the active one. For the first child it is the id of the container or of that child. */
  before: string
}

export interface ScrollAreaProps {
  axis: 'x' | 'y'
  className: string
  /** The ids of the child to scroll into view and of the child before it. */
  reveal?: RevealIds
  /** Shows a scrollbar. */
  bar?: boolean
  children: ReactNode
}

export interface SwipePanes {
  /** The container of the panes. Each pane has the id from `idOf`. */
  box: RefObject<HTMLElement | null>
  at: number
  count: number
  idOf: (at: number) => string
  /** Returns the page's scroll position for this pane. */
  scrollTopOf: (at: number) => number
  /** Called when the finger starts to pull a neighbouring pane into view that is not rendered yet. */
  onPeek: (at: number) => void
  onChange: (at: number) => void
}

export interface SwipeRowProps {
  /** The word on the button that a swipe to the left uncovers. */
  word: string
  /** The action of that button. The row must offer the action visibly too, because not everybody can swipe. */
  onAct: () => void
  children: ReactNode
}

export interface ProseProps {
  className: string
  id?: string
  /** The level of a heading. Other paragraphs have none. */
  level?: number
  /** Opens the paragraph's menu, after a right-click, the menu key, or a long press on the emphasised words. */
  onMenu?: () => void
  /** Called on a tap on the paragraph, on hosts where the text cannot be selected word by word. */
  onTap?: () => void
  children: ReactNode
}

export interface LayerHostOptions {
  /** The box of the layer. On H5 it is an element. */
  box: unknown
  isTop: () => boolean
  /** Whether the layer keeps the focus and blocks the page's scroll. */
  isModal: boolean
  close: () => void
}

export interface DragHostOptions {
  /** The box of the layer. On H5 it is an element. */
  box: unknown
  /** The direction in which the box is pulled. */
  direction: PullDirection
  close: () => void
}

/** The layers over one page. */
export interface LayerScopePort {
  /** Adds a layer. Returns a function that removes it. */
  add(close: () => void): () => void
}

export interface WindowSizes {
  /** The number of rows in a chunk. */
  rows: number
  /** The distance, in screens, within which rows must be drawn. If one is missing, more rows are drawn (see `far`). */
  near: number
  /** The distance, in screens, within which rows are drawn when a near row was missing. */
  far: number
  /** Draws rows outside the view: on H5 with low priority, in the mini-program at once. */
  drawLater: (draw: () => void) => void
}
