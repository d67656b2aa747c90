import { useEffect, useState } from 'react'

const PAUSE = 1000

/** For a live region: the text once it has stopped changing, so that nobody is talked over while typing. */
export function useSettledText(text: string): string {
  const [settled, setSettled] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
