/** Suggestions for the text in a search box. */
import { useEffect, useState } from 'react'
import { toast } from '@/platform/messages'
import { type ApiError, sentenceFor } from '@/request/errors'
import { RequestSequencer } from '@/request/sequencer'
import { copy, fill } from '@/copy'
import type { SuggestionGroup } from '@domain/query/suggestions'
import type { Suggest } from '@/libraries/library'

interface SuggestionState {
  groups: SuggestionGroup[]
  status: 'idle' | 'loading' | 'ready' | 'failed'
}

const IDLE: SuggestionState = { groups: [], status: 'idle' }

/** Shows the service's own message, if there is one. A general message does not help while the reader types. */
function tellFailure(error: ApiError) {
  // Another part of the app already shows a message about the expired login.
  if (error.id === 'aborted' || error.id === 'unauthorized') return
  const title = fill(copy.toast.suggestFailed, { message: error.message ?? sentenceFor(error) })
  toast(title)
}

/**
 * Requests suggestions when the reader pauses. The previous suggestions stay until the next ones arrive. An empty box
 * has no suggestions.
 */
export function useSuggestions(suggest: Suggest | undefined, text: string, delay: number): SuggestionState {
  const keyword = suggest ? text.trim() : ''
  const [latest] = useState(() => new RequestSequencer())
  const [answer, setAnswer] = useState<SuggestionState & { keyword: string }>()

  if (!keyword && answer) setAnswer(undefined)

  useEffect(() => {
    if (!suggest || !keyword) return
    const ask = async () => {
      const reply = await latest.run(signal => suggest(keyword, signal))
      if (!reply) return
      if (reply.ok) return setAnswer({ keyword, groups: reply.data, status: 'ready' })
      setAnswer({ keyword, groups: [], status: 'failed' })
      tellFailure(reply.error)
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
