import { useEffect, useState } from 'react'

export interface MadePicture {
  path: string
  /** As many times its width. */
  height: number
}

export type Making = { kind: 'making' } | { kind: 'failed' } | { kind: 'made'; picture: MadePicture }

/** Made once for as long as the sheet is open; again where the reader asks so. `make` is to be the same each time. */
export function useMade(make: () => Promise<MadePicture | undefined>) {
  const [making, setMaking] = useState<Making>({ kind: 'making' })
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    let left = false
    void make().then(picture => {
      if (!left) setMaking(picture ? { kind: 'made', picture } : { kind: 'failed' })
    })
    return () => {
      left = true
    }
  }, [make, attempt])
  const again = () => {
    setMaking({ kind: 'making' })
    setAttempt(attempt + 1)
  }
  return { making, again }
}
