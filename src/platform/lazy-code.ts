import { useEffect, useState } from 'react'
import { whenIdle } from './idle'

/** When code is loaded. `never`: the code is not needed yet. */
type LoadWhen = 'now' | 'idle' | 'never'

interface LazyCode<Part> {
  part?: Part
  /** Whether code that was needed at once did not load. */
  failed: boolean
  retry: () => void
}

/**
 * Loads code that a screen does not need at its start. `code` must be the same function at every render. If
 * loading in idle time fails, nothing is shown: the code loads again when it is needed.
 */
export function useLazyCode<Part>(code: () => Promise<Part>, when: LoadWhen = 'now'): LazyCode<Part> {
  const [attempt, setAttempt] = useState(0)
  const [settled, setSettled] = useState<{ code: () => Promise<Part>; part?: { module: Part } }>()
  const latest = settled?.code === code ? settled : undefined
  const isReady = latest?.part !== undefined

  useEffect(() => {
    if (isReady || when === 'never') return
    let isMounted = true
    const load = () =>
      void code().then(
        part => isMounted && setSettled({ code, part: { module: part } }),
        () => isMounted && when === 'now' && setSettled({ code }),
      )
    if (when === 'now') load()
    else whenIdle(() => isMounted && load())
    return () => {
      isMounted = false
    }
  }, [code, when, isReady, attempt])

  const retry = () => {
    setSettled(undefined)
    setAttempt(attempt + 1)
  }
  return { part: latest?.part?.module, failed: latest !== undefined && !isReady, retry }
}
