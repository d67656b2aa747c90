import { useEffect, useState } from 'react'
import type { AbortSignalLike } from '@/platform/ports/data'
import type { Result } from './errors'
import { RequestSequencer } from './sequencer'

export type { AbortSignalLike }

type Load<T> = (signal: AbortSignalLike) => Promise<Result<T>>

/**
 * Loads optional data whenever the function `load` changes. The caller must pass the same function for the same
 * request.
 * Returns `undefined` until the data is loaded, and after a failure, which shows no message.
 */
export function useOptionalData<T>(load: Load<T> | undefined): T | undefined {
  const [sequencer] = useState(() => new RequestSequencer({ quiet: true }))
  const [loaded, setLoaded] = useState<{ load: Load<T>; data: T }>()

  useEffect(() => {
    if (!load) return
    void sequencer.run(load).then(result => result?.ok && setLoaded({ load, data: result.data }))
    return () => sequencer.stop()
  }, [sequencer, load])

  return loaded?.load === load ? loaded?.data : undefined
}
