/** A well of several lines to type in, that grows with its text. */
import { Textarea } from '@tarojs/components'
import type { TextAreaProps } from './port'
import './index.scss'

/** What stays in sight below a field that the keyboard would cover. */
const CLEARANCE = 88

export function TextArea({ value, onChange, onBlur, label, placeholder, maxLength, focus, invalid }: TextAreaProps) {
  return (
    <Textarea
      className={`text-area${invalid ? ' text-area--invalid' : ''}`}
      placeholderClass='text-area__hint'
      value={value}
      maxlength={maxLength}
      autoHeight
      cursorSpacing={CLEARANCE}
      disableDefaultPadding
      aria-label={label}
      placeholder={placeholder}
      focus={focus}
      onInput={event => onChange(event.detail.value)}
      onBlur={onBlur}
    />
  )
}
