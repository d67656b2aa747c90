import { useRef, useState } from 'react'

/**
 * Runs one action at a time. While it runs, further calls do nothing and return `undefined`. `busy` reaches the screen
 * with the next render, so a ref stops the second of two taps in one frame.
 */
export function useBusy() {
  const [busy, setBusy] = useState(false)
  const isRunning = useRef(false)

  async function run<T>(action: () => Promise<T>): Promise<T | undefined> {
    if (isRunning.current) return undefined
    isRunning.current = true
    setBusy(true)
    try {
      return await action()
    } finally {
      isRunning.current = false
      setBusy(false)
    }
  }

  return { busy, run }
}
