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
   * Tells that the field belongs to a form and not to a search. The page then makes room for the keyboard, and Enter
   * ends the entry.
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
