import { useState } from 'react'

/** A sheet that is closing still shows what it was about. */
export function useLast<T>(now: T | undefined): T | undefined {
  const [last, setLast] = useState(now)
  if (now !== undefined && now !== last) setLast(now)
  return now ?? last
}
