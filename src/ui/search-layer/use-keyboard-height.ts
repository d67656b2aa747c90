import { useEffect, useState } from 'react'
import { onKeyboardHeight } from '@/platform/keyboard'

/** What the keyboard covers of the screen, in px. */
export function useKeyboardHeight() {
  const [height, setHeight] = useState(0)
  useEffect(() => onKeyboardHeight(setHeight), [])
  return height
}
