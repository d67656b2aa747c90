/** Suggestions for what stands in a box. */
import { useEffect, useState } from 'react'
import { toast } from '@/platform/toast'
import { type ApiError, sentenceFor } from '@/request/errors'
import { RequestSequencer } from '@/request/sequencer'
import { copy, fill } from '@/copy'
import type { SuggestionGroup } from '@domain/query/suggestions'
import type { Suggest } from '@/libraries/library'

export interface Suggestions {
  groups: SuggestionGroup[]
  status: 'idle' | 'loading' | 'ready' | 'failed'
}

const IDLE: Suggestions = { groups: [], status: 'idle' }

/** A service that fails while one types says so in its own words, our general ones help nobody there. */
function tellFailure(error: ApiError) {
  // A login that ran out is told by itself.
  if (error.id === 'aborted' || error.id === 'unauthorized') return
  const title = fill(copy.toast.suggestFailed, { message: error.message ?? sentenceFor(error) })
  toast(title)
}

/** Asked once the reader pauses. The last groups stay while the next are on their way; a cleared box has none. */
export function useSuggestions(suggest: Suggest | undefined, text: string, delay: number): Suggestions {
  const keyword = suggest ? text.trim() : ''
  const [latest] = useState(() => new RequestSequencer())
  const [answer, setAnswer] = useState<Suggestions & { keyword: string }>()

  if (!keyword && answer) setAnswer(undefined)

  useEffect(() => {
    if (!suggest || !keyword) return
    const ask = async () => {
      const found = await latest.ask(signal => suggest(keyword, signal))
      if (!found) return
      if (found.ok) return setAnswer({ keyword, groups: found.data, status: 'ready' })
      setAnswer({ keyword, groups: [], status: 'failed' })
      tellFailure(found.error)
    }
    const timer = setTimeout(() => void ask(), delay)
    return () => {
      clearTimeout(timer)
      latest.stop()
    }
  }, [suggest, keyword, delay, latest])

  if (!keyword) return IDLE
  if (answer?.keyword === keyword) return answer
  return { groups: answer?.groups ?? [], status: 'loading' }
}
