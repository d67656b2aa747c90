import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { Result } from '@/request/errors'
import { LoadErrorLine } from '@/request/load-error-line'
import type { AbortSignalLike } from '@/request/use-loaded'
import { RequestSequencer } from '@/request/sequencer'
import { copy } from '@/copy'
import { Hint } from '@/ui/hint'
import { LinesSkeleton } from '@/ui/skeleton'

export type Loader<T> = (signal: AbortSignalLike) => Promise<Result<T>>

interface AsyncContentProps<T> {
  /** Loads the content. Called after the first render, when `subject` changes, and on a retry. */
  load: Loader<T>
  /** A new value reloads the content. The old content stays until the reload is complete. */
  subject?: unknown
  /**
   * The delay before a request in ms. After a retry there is none. If the component unmounts during the delay, nothing
   * is requested.
   */
  delay?: number
  /** The number of lines of the placeholder. */
  lines?: 1 | 2 | 6
  isEmpty: (data: T) => boolean
  /** Called after each load. A failed load is not empty, because it offers a retry. */
  onLoaded?: (isEmpty: boolean) => void
  children: (data: T) => ReactNode
}

/** Renders loaded content, or its loading, error or empty state. */
export function AsyncContent<T>({
  load,
  subject,
  delay = 0,
  lines,
  isEmpty,
  onLoaded,
  children,
}: AsyncContentProps<T>) {
  const [latest] = useState(() => new RequestSequencer())
  const [content, setAnswer] = useState<Result<T>>()
  const [attempt, setAttempt] = useState(0)

  const callbacks = useRef({ load, isEmpty, onLoaded })
  useEffect(() => {
    callbacks.current = { load, isEmpty, onLoaded }
  })
  useEffect(() => {
    const loadContent = async () => {
      const result = await latest.run(callbacks.current.load)
      if (!result) return
      setAnswer(result)
      callbacks.current.onLoaded?.(result.ok && callbacks.current.isEmpty(result.data))
    }
    const timer = setTimeout(() => void loadContent(), attempt ? 0 : delay)
    return () => {
      clearTimeout(timer)
      latest.stop()
    }
  }, [subject, attempt, delay, latest])

  const retryLoad = () => {
    setAnswer(undefined)
    setAttempt(attempt + 1)
  }
  if (!content) return <LinesSkeleton lines={lines} />
  if (!content.ok) return <LoadErrorLine error={content.error} retry={retryLoad} sensorsName='filter_retry' />
  return isEmpty(content.data) ? <Hint sentence={copy.noData} /> : <>{children(content.data)}</>
}
