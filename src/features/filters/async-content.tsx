import { type ReactNode, useEffect, useRef, useState } from 'react'
import { type Result, sentenceFor } from '@/request/errors'
import type { AbortSignalLike } from '@/request/use-loaded'
import { RequestSequencer } from '@/request/sequencer'
import { copy } from '@/copy'
import { Hint } from '@/ui/hint'
import { LinesSkeleton } from '@/ui/skeleton'

export type Ask<T> = (signal: AbortSignalLike) => Promise<Result<T>>

interface AsyncContentProps<T> {
  /** AsyncContent when this is first shown. */
  ask: Ask<T>
  /** What it is asked about: with another it is asked anew, and the answer stays until the next is there. */
  about?: unknown
  /** AsyncContent only if it is still shown after this time. */
  delay?: number
  /** How much room the wait takes. */
  lines?: 1 | 2 | 6
  isEmpty: (data: T) => boolean
  /** There is an answer, with nothing in it or with something. */
  onAnswered?: (isEmpty: boolean) => void
  children: (data: T) => ReactNode
}

/** Draws the answer of a service, or that it is on its way, has failed or is empty. */
export function AsyncContent<T>({ ask, about, delay = 0, lines, isEmpty, onAnswered, children }: AsyncContentProps<T>) {
  const [latest] = useState(() => new RequestSequencer())
  const [answer, setAnswer] = useState<Result<T>>()
  const [attempt, setAttempt] = useState(0)

  const told = useRef({ ask, isEmpty, onAnswered })
  useEffect(() => {
    told.current = { ask, isEmpty, onAnswered }
  })
  useEffect(() => {
    const put = async () => {
      const found = await latest.run(told.current.ask)
      if (!found) return
      setAnswer(found)
      if (found.ok) told.current.onAnswered?.(told.current.isEmpty(found.data))
    }
    const timer = setTimeout(() => void put(), attempt ? 0 : delay)
    return () => {
      clearTimeout(timer)
      latest.stop()
    }
  }, [about, attempt, delay, latest])

  const again = () => {
    setAnswer(undefined)
    setAttempt(attempt + 1)
  }
  if (!answer) return <LinesSkeleton lines={lines} />
  if (!answer.ok) {
    const retry = { label: copy.action.retry, onTap: again, sensorsName: 'filter_retry' }
    return <Hint sentence={sentenceFor(answer.error)} action={retry} />
  }
  return isEmpty(answer.data) ? <Hint sentence={copy.noData} /> : <>{children(answer.data)}</>
}
