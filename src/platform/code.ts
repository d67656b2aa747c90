import { useEffect, useState } from 'react'
import { whenIdle } from './idle'

/** `never`: not yet. */
export type When = 'now' | 'idle' | 'never'

interface Code<Part> {
  part?: Part
  /** It has not come though it was needed at once. */
  failed: boolean
  retry: () => void
}

/**
 * Fetches code that a screen can begin without. `code` is the same function each time. A failure while nobody needs the code is
 * silent: it is fetched again as soon as somebody does.
 */
export function useCode<Part>(code: () => Promise<Part>, when: When = 'now'): Code<Part> {
  const [attempt, setAttempt] = useState(0)
  const [settled, setSettled] = useState<{ code: () => Promise<Part>; part?: { here: Part } }>()
  const latest = settled?.code === code ? settled : undefined
  const isReady = latest?.part !== undefined

  useEffect(() => {
    if (isReady || when === 'never') return
    let isHere = true
    const load = () =>
      void code().then(
        part => isHere && setSettled({ code, part: { here: part } }),
        () => isHere && when === 'now' && setSettled({ code }),
      )
    if (when === 'now') load()
    else whenIdle(() => isHere && load())
    return () => {
      isHere = false
    }
  }, [code, when, isReady, attempt])

  const retry = () => {
    setSettled(undefined)
    setAttempt(attempt + 1)
  }
  return { part: latest?.part?.here, failed: latest !== undefined && !isReady, retry }
}
