import { type ReactNode, useEffect, useState } from 'react'
import { type Result, sentenceFor } from '@/request/errors'
import { RequestSequencer } from '@/request/sequencer'
import { copy } from '@/copy'
import type { AbortSignalLike } from '@/platform/transport/port'
import { Hint } from '@/ui/hint'
import { LinesSkeleton } from '@/ui/skeleton/lines'

export type Ask<T> = (signal: AbortSignalLike) => Promise<Result<T>>

interface AskedProps<T> {
  /** Asked once, when this is first shown. */
  ask: Ask<T>
  /** Asked only if it is still shown after this time. */
  delay?: number
  /** How much room the wait takes. */
  lines?: 1 | 2 | 6
  isEmpty: (data: T) => boolean
  children: (data: T) => ReactNode
}

/** What a service is asked for: on its way, failed and to be asked again, empty, or there. */
export function Asked<T>({ ask, delay = 0, lines, isEmpty, children }: AskedProps<T>) {
  const [question] = useState(() => ask)
  const [latest] = useState(() => new RequestSequencer())
  const [answer, setAnswer] = useState<Result<T>>()
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    const put = async () => {
      const answered = await latest.ask(question)
      if (answered) setAnswer(answered)
    }
    const timer = setTimeout(() => void put(), attempt ? 0 : delay)
    return () => {
      clearTimeout(timer)
      latest.stop()
    }
  }, [attempt, delay, latest, question])

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
