/** Uses the browser's own input. Taro's has no accessible name and no key events, and reports half-composed words. */
import { type KeyboardEvent, useEffect, useRef } from 'react'
import type { TextFieldProps } from '../ports'
import './index.scss'

/** The key code of an Enter that only ends the composing of a word. Some browsers do not report `isComposing`. */
const COMPOSING = 229

/**
 * Focuses the field at once, because phones open the keyboard only during the tap. Focuses it again two frames
 * later, because the first render may take the focus away.
 */
function takeFocus(input: HTMLInputElement) {
  const focus = () => input.focus({ preventScroll: true })
  focus()
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(() => {
      if (document.activeElement !== input) focus()
    })
  })
  return () => cancelAnimationFrame(frame)
}

export function TextField(props: TextFieldProps) {
  const { value, onChange, onConfirm, onEmptyBackspace, onFocus, onBlur, label, placeholder, maxLength, focus } = props
  const { inForm, digits, decimals, secret, spaceless, invalid } = props
  const input = useRef<HTMLInputElement>(null)
  const composing = useRef(false)

  useEffect(() => {
    if (input.current && !composing.current && input.current.value !== value) input.current.value = value
  }, [value])

  useEffect(() => (focus && input.current ? takeFocus(input.current) : undefined), [focus])

  const pressed = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing || event.keyCode === COMPOSING) return
    const text = event.currentTarget.value
    if (event.key === 'Enter') {
      event.preventDefault()
      onConfirm(text)
    } else if (event.key === ' ' && spaceless) event.preventDefault()
    else if (event.key === 'Backspace' && text === '' && !event.repeat) onEmptyBackspace?.()
  }

  return (
    <input
      ref={input}
      className='text-field'
      type={secret ? 'password' : 'text'}
      inputMode={digits ? 'numeric' : decimals ? 'decimal' : inForm ? 'text' : 'search'}
      enterKeyHint={inForm ? 'done' : 'search'}
      autoComplete={secret ? `${secret}-password` : 'off'}
      autoCorrect='off'
      spellCheck={false}
      aria-label={label}
      aria-invalid={invalid || undefined}
      placeholder={placeholder}
      maxLength={maxLength}
      defaultValue={value}
      onChange={event => {
        if (!composing.current) onChange(event.target.value)
      }}
      onCompositionStart={() => (composing.current = true)}
      onCompositionEnd={event => {
        composing.current = false
        onChange(event.currentTarget.value)
      }}
      onKeyDown={pressed}
      onFocus={onFocus}
      onBlur={onBlur}
    />
  )
}
