import { useEffect, useState } from 'react'
import type { ApiError } from '@/request/errors'
import { fetchNewLaws } from '@/api/lawregu'
import { RequestSequencer } from '@/request/sequencer'
import { LIMITS } from '@domain/limits'
import { useSession } from '@/stores/session'
import type { NewLaw } from '@contract/lawregu'
import type { NewLawsPage } from '@/api/readers/law'

interface LoadedLaws {
  laws: NewLaw[]
  /** The number of loaded pages. */
  page: number
  finished: boolean
}

export const NO_LOADED_LAWS: LoadedLaws = { laws: [], page: 0, finished: false }

/**
 * Adds a page of laws. If laws are published between two requests, the pages shift. Laws that are already in the list
 * are therefore left out.
 */
export function addLawPage({ laws, page }: LoadedLaws, { laws: more, pageSize, total }: NewLawsPage): LoadedLaws {
  const ids = new Set(laws.map(({ lid }) => lid))
  const fresh = more.filter(({ lid }) => !ids.has(lid))
  const isLast = total === undefined ? more.length < pageSize : pageSize * (page + 1) >= total
  return { laws: [...laws, ...fresh], page: page + 1, finished: fresh.length === 0 || isLast }
}

const { newLaws, newLawsForGuests } = LIMITS.page

interface PageRequest {
  page: number
}

interface LoadState {
  loaded: LoadedLaws
  /** The request that was answered last. While it differs from the current request, a page is loading. */
  request?: PageRequest
  error?: ApiError
}

export function useNewLaws() {
  const pageSize = useSession(({ token }) => (token ? newLaws : newLawsForGuests))
  const [latest] = useState(() => new RequestSequencer())
  const [request, setRequest] = useState<PageRequest>({ page: 1 })
  const [{ loaded, request: settledFor, error }, setState] = useState<LoadState>({ loaded: NO_LOADED_LAWS })

  useEffect(() => {
    void latest
      .run(signal => fetchNewLaws(request.page, pageSize, signal))
      .then(answer => {
        if (!answer) return
        setState(before =>
          answer.ok
            ? { loaded: addLawPage(before.loaded, answer.data), request }
            : { loaded: before.loaded, request, error: answer.error },
        )
      })
    return () => latest.stop()
  }, [latest, request, pageSize])

  return {
    loaded,
    busy: settledFor !== request,
    error: settledFor === request ? error : undefined,
    /** Loads the next page, or retries a failed one. */
    more: () => setRequest({ page: loaded.page + 1 }),
  }
}
