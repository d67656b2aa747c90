import { type ComponentType, type ReactNode, useCallback } from 'react'
import { type ApiError, failure, success } from './errors'
import { useLoaded } from './use-loaded'

interface LazyProps {
  /** The same function each time. */
  code: () => Promise<ComponentType>
  waiting: ReactNode
  failed?: (error: ApiError, retry: () => void) => ReactNode
}

/** Code that the first picture can do without. When it does not come, the network is to blame. */
export function Lazy({ code, waiting, failed }: LazyProps) {
  const load = useCallback(
    () =>
      code().then(
        Part => success({ Part }),
        () => failure<{ Part: ComponentType }>({ id: 'network' }),
      ),
    [code],
  )
  const loaded = useLoaded(load)
  if (loaded.kind === 'loading') return <>{waiting}</>
  if (loaded.kind === 'failed') return <>{failed?.(loaded.error, loaded.retry)}</>
  const { Part } = loaded.data
  return <Part />
}
