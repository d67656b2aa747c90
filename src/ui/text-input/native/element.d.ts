import type { FieldContent, TextEvent } from '../use-content'

interface TextInput {
  class: string
  content: FieldContent
  kind: 'text' | 'number' | 'digit' | 'lines'
  label: string
  hint: string
  longest: number
  secret?: boolean
  form?: boolean
  focus?: boolean
  invalid?: boolean
  onInput: (event: TextEvent) => void
  onConfirm?: (event: TextEvent) => void
  onFocus?: () => void
  onBlur?: () => void
}

/** Declares the tag of the native component in this folder for JSX. */
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'text-input': TextInput
    }
  }
}
