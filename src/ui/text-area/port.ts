export interface TextAreaProps {
  value: string
  onChange: (text: string) => void
  /** What a screen reader calls it. */
  label: string
  placeholder: string
  maxLength: number
}
