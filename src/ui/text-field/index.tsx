/** A line to type in, without any dress of its own; a search key on the keyboard. */
import { Input } from '@tarojs/components'
import type { TextFieldProps } from './port'
import './index.scss'

export function TextField({ value, onChange, onConfirm, onFocus, onBlur, label, maxLength, ...props }: TextFieldProps) {
  return (
    <Input
      className='text-field'
      placeholderClass='text-field__hint'
      value={value}
      maxlength={maxLength}
      confirmType='search'
      adjustPosition={false}
      holdKeyboard
      aria-label={label}
      placeholder={props.placeholder}
      focus={props.focus}
      onInput={event => onChange(event.detail.value)}
      onConfirm={event => onConfirm(event.detail.value)}
      onFocus={onFocus}
      onBlur={onBlur}
    />
  )
}
