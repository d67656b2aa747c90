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
