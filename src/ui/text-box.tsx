import { View } from '@tarojs/components'
import { useState } from 'react'
import { TextField } from './text-field'
import type { TextFieldProps } from './text-field/port'
import './text-box.scss'

interface TextBoxProps extends Omit<TextFieldProps, 'onConfirm' | 'onEmptyBackspace' | 'inForm'> {
  onConfirm?: (text: string) => void
  /** What may stand in it. */
  clean: (text: string) => string
}

/** A field of a form: a well of one line to type in. */
export function TextBox({ value, onChange, onConfirm, clean, ...field }: TextBoxProps) {
  // What was typed is shown for a moment even where it is cleaned: a host redraws a box only when its value changes.
  const [rawText, setRawText] = useState<string>()
  const change = (text: string) => {
    const cleaned = clean(text)
    onChange(cleaned)
    if (cleaned === text) return
    setRawText(text)
    setTimeout(() => setRawText(undefined))
  }
  return (
    <View className={`text-box${field.invalid ? ' text-box--invalid' : ''}`}>
      <TextField
        {...field}
        inForm
        value={rawText ?? value}
        onChange={change}
        onConfirm={text => onConfirm?.(clean(text))}
      />
    </View>
  )
}
