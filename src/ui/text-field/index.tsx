import { useFieldContent } from '../text-input/use-content'
import type { TextFieldProps } from '../ports'
import '../text-input/index.scss'
import './index.scss'

/** Renders an unstyled field of one line. The keyboard has a search key, or in a form a done key. */
export function TextField({ value, onChange, onConfirm, onFocus, onBlur, label, maxLength, ...props }: TextFieldProps) {
  const { inForm = false, digits, decimals, secret } = props
  const { content, onInput } = useFieldContent(value, onChange)
  return (
    <text-input
      class='text-input'
      content={content}
      kind={digits ? 'number' : decimals ? 'digit' : 'text'}
      label={label}
      hint={props.placeholder}
      longest={maxLength}
      secret={secret !== undefined}
      form={inForm}
      focus={props.focus}
      onInput={onInput}
      onConfirm={event => onConfirm(event.detail.value)}
      onFocus={onFocus}
      onBlur={onBlur}
    />
  )
}
