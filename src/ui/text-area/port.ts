export interface TextAreaProps {
  value: string
  onChange: (text: string) => void
  /** What a screen reader calls it. */
  label: string
  placeholder: string
  maxLength: number
  /** The field takes the focus when this becomes true. */
  focus?: boolean
  onBlur?: () => void
  /** The text is invalid: the field is marked. */
  invalid?: boolean
}
