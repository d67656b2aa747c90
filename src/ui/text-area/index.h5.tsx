/**
 * Uses the browser's own text area, because Taro's has no accessible name. `TextField` uses the browser's input for the
 * same reason.
 */
import { useEffect, useLayoutEffect, useRef } from 'react'
import type { TextAreaProps } from '../ports'
import './index.scss'

export function TextArea({ value, onChange, onBlur, label, placeholder, maxLength, focus, invalid }: TextAreaProps) {
  const area = useRef<HTMLTextAreaElement>(null)
  const composing = useRef(false)

  useLayoutEffect(() => {
    const { current } = area
    if (!current) return
    if (!composing.current && current.value !== value) current.value = value
    // Resets the height first, so that the text area can also shrink.
    current.style.height = 'auto'
    current.style.height = `${current.scrollHeight}px`
  }, [value])

  useEffect(() => {
    if (focus) area.current?.focus({ preventScroll: true })
  }, [focus])

  return (
    <textarea
      ref={area}
      className={`text-area${invalid ? ' text-area--invalid' : ''}`}
      rows={3}
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
      onBlur={onBlur}
    />
  )
}
