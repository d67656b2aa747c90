import { useLayoutEffect, useRef, useState } from 'react'

export interface FieldContent {
  /** The text of the field. */
  text: string
  /** The number of times that the app has cleared or filled the field. */
  turn: number
}

export interface TextEvent {
  detail: { value: string }
}

/**
 * Returns the content for a native text field. Typing changes the object in place, so that nothing is sent to
 * the field: a letter that is sent back would overwrite later ones. A field that Taro creates again starts
 * with the latest text.
 */
export function useFieldContent(value: string, onChange: (text: string) => void) {
  const [content, setContent] = useState<FieldContent>(() => ({ text: value, turn: 0 }))
  const latest = useRef(content)

  useLayoutEffect(() => {
    const { text, turn } = latest.current
    if (text === value) return
    latest.current = { text: value, turn: turn + 1 }
    setContent(latest.current)
  }, [value])

  const onInput = ({ detail }: TextEvent) => {
    latest.current.text = detail.value
    onChange(detail.value)
  }
  return { content, onInput }
}
