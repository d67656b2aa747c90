/** A text field of several lines that grows with its text. */
import { useFieldContent } from '../text-input/use-content'
import type { TextAreaProps } from '../ports'
import '../text-input/index.scss'
import './index.scss'

export function TextArea({ value, onChange, onBlur, label, placeholder, maxLength, focus, invalid }: TextAreaProps) {
  const { content, onInput } = useFieldContent(value, onChange)
  return (
    <text-input
      class='text-input'
      content={content}
      kind='lines'
      label={label}
      hint={placeholder}
      longest={maxLength}
      focus={focus}
      invalid={invalid}
      onInput={onInput}
      onBlur={onBlur}
    />
  )
}
