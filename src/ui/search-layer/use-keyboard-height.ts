import { useEffect, useState } from 'react'
import { onKeyboardHeight } from '@/platform/keyboard'

/** Returns the height in px of the part of the screen that the keyboard covers. */
export function useKeyboardHeight() {
  const [height, setHeight] = useState(0)
  useEffect(() => onKeyboardHeight(setHeight), [])
  return height
}
