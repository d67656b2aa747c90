import { useLayoutEffect, useRef, useState } from 'react'

export interface FieldContent {
  /** What stands in the field. */
  text: string
  /** How often it was cleared or filled. */
  turn: number
}

export interface TextEvent {
  detail: { value: string }
}

/**
 * What a field of the mini-program is filled with. Typing changes the object in place, so that nothing is sent: a letter sent
 * back would overwrite those typed since. A field that Taro makes anew begins with what stood in it.
 */
export function useContent(value: string, onChange: (text: string) => void) {
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
