import { Input } from '@tarojs/components'
import type { TextFieldProps } from './port'
import './index.scss'

/** What stays in sight below a field that the keyboard would cover. */
const CLEARANCE = 88

/** A line to type in, without a look of its own, and with a search key on the keyboard. */
export function TextField({ value, onChange, onConfirm, onFocus, onBlur, label, maxLength, ...props }: TextFieldProps) {
  const { inForm = false, digits, decimals, secret } = props
  return (
    <Input
      className='text-field'
      placeholderClass='text-field__hint'
      value={value}
      maxlength={maxLength}
      password={secret !== undefined}
      type={digits ? 'number' : decimals ? 'digit' : 'text'}
      confirmType={inForm ? 'done' : 'search'}
      adjustPosition={inForm}
      cursorSpacing={CLEARANCE}
      holdKeyboard={!inForm}
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
