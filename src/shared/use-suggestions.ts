/** Loads suggestions for the text in a search box. */
import { useEffect, useState } from 'react'
import { toast } from '@/platform/messages'
import { type ApiError, errorSentence } from '@/request/errors'
import { RequestSequencer } from '@/request/sequencer'
import { copy, fill } from '@/copy'
import type { SuggestionGroup } from '@domain/query/suggestions'
import type { FetchSuggestions } from '@/libraries/library'

interface SuggestionState {
  groups: SuggestionGroup[]
  status: 'idle' | 'loading' | 'ready' | 'failed'
}

const IDLE: SuggestionState = { groups: [], status: 'idle' }

/** Shows why suggestions failed. An expired login and an aborted request show no message. */
function tellFailure(error: ApiError) {
  // The app shows another message about an expired login.
  if (error.id === 'aborted' || error.id === 'unauthorized') return
  const title = fill(copy.toast.suggestFailed, { message: error.message ?? errorSentence(error) })
  toast(title)
}

/**
 * Loads suggestions when the reader pauses. The previous suggestions stay until the new ones arrive.
 * Without a text there are no suggestions.
 */
export function useSuggestions(suggest: FetchSuggestions | undefined, text: string, delay: number): SuggestionState {
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
