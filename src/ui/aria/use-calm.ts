import { useEffect, useState } from 'react'

const CALM = 1000

/** For a live region: what is to be said once it has stood still, so that nobody is talked over while typing. */
export function useCalm(said: string): string {
  const [calm, setCalm] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setCalm(said), CALM)
    return () => clearTimeout(timer)
  }, [said])
  return calm
}
