export interface TextFieldProps {
  value: string
  /** Told what stands in the box, but not while a word is still being composed. */
  onChange: (text: string) => void
  /** Enter, or the keyboard's own search key. */
  onConfirm: (text: string) => void
  /** Backspace with nothing left to delete. The mini-program's input cannot tell. */
  onEmptyBackspace?: () => void
  onFocus?: () => void
  onBlur?: () => void
  /** What a screen reader calls it. */
  label: string
  placeholder: string
  maxLength: number
  /** Takes the focus when it appears, or as this becomes so. */
  focus?: boolean
  /** What stands in it will not do. */
  invalid?: boolean
  /** A field of a form, not of a search: its page makes room for the keyboard, and Enter ends the entry. */
  inForm?: boolean
  /** A password, which nobody else may read: the one that holds, or one that is to. */
  secret?: 'current' | 'new'
  /** For a keyboard of digits. */
  digits?: boolean
  /** For a keyboard of digits and the decimal point. */
  decimals?: boolean
  /** The space key does nothing, where the host tells of keys. */
  spaceless?: boolean
}
