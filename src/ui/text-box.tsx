import { View } from '@tarojs/components'
import { useState } from 'react'
import { TextField } from './text-field'
import type { TextFieldProps } from './ports'
import './text-box.scss'

interface TextBoxProps extends Omit<TextFieldProps, 'onConfirm' | 'onEmptyBackspace' | 'inForm'> {
  onConfirm?: (text: string) => void
  /** Removes what is not allowed in the text. */
  clean: (text: string) => string
}

/** Renders a form field of one line. */
export function TextBox({ value, onChange, onConfirm, clean, ...field }: TextBoxProps) {
  // A host redraws a field only when its value changes. The raw text is therefore set for a moment, before the
  // cleaned text.
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
