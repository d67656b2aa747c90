import { useEffect, useState } from 'react'
import type { AbortSignalLike } from '@/platform/ports/data'
import type { Result } from './errors'
import { RequestSequencer } from './sequencer'

export type { AbortSignalLike }

type Load<T> = (signal: AbortSignalLike) => Promise<Result<T>>

/**
 * Loads data that the screen can do without, whenever `load` changes. Returns `undefined` until the data is there, and
 * after a failure, which shows no message. Equal requests must pass the same function. Without a function nothing loads.
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
