export interface TextAreaProps {
  value: string
  onChange: (text: string) => void
  /** What a screen reader calls it. */
  label: string
  placeholder: string
  maxLength: number
  /** Takes the focus as this becomes so. */
  focus?: boolean
  onBlur?: () => void
  /** What stands in it will not do. */
  invalid?: boolean
}
