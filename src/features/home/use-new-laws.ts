import { useEffect, useState } from 'react'
import type { ApiError } from '@/request/errors'
import { fetchNewLaws } from '@/api/lawregu'
import { RequestSequencer } from '@/request/sequencer'
import { LIMITS } from '@domain/limits'
import { useSession } from '@/stores/session'
import type { NewLaw } from '@contract/lawregu'
import type { NewLaws } from '@/api/readers/law'

interface LoadedLaws {
  laws: NewLaw[]
  /** How many pages are there. */
  page: number
  finished: boolean
}

export const NOTHING_YET: LoadedLaws = { laws: [], page: 0, finished: false }

/** A law that came out meanwhile moves the others on: what was on the page before may be on this one too. */
export function withPage({ laws, page }: LoadedLaws, { laws: more, pageSize, total }: NewLaws): LoadedLaws {
  const known = new Set(laws.map(({ lid }) => lid))
  const fresh = more.filter(({ lid }) => !known.has(lid))
  const isLast = total === undefined ? more.length < pageSize : pageSize * (page + 1) >= total
  return { laws: [...laws, ...fresh], page: page + 1, finished: fresh.length === 0 || isLast }
}

const { newLaws, newLawsForGuests } = LIMITS.page

interface Turn {
  page: number
}

interface Settled {
  loaded: LoadedLaws
  /** The turn this is the outcome of. */
  of?: Turn
  error?: ApiError
}

export function useNewLaws() {
  const pageSize = useSession(({ token }) => (token ? newLaws : newLawsForGuests))
  const [latest] = useState(() => new RequestSequencer())
  const [turn, setTurn] = useState<Turn>({ page: 1 })
  const [{ loaded, of, error }, setSettled] = useState<Settled>({ loaded: NOTHING_YET })

  useEffect(() => {
    void latest
      .run(signal => fetchNewLaws(turn.page, pageSize, signal))
      .then(answer => {
        if (!answer) return
        setSettled(before =>
          answer.ok
            ? { loaded: withPage(before.loaded, answer.data), of: turn }
            : { loaded: before.loaded, of: turn, error: answer.error },
        )
      })
    return () => latest.stop()
  }, [latest, turn, pageSize])

  return {
    loaded,
    busy: of !== turn,
    error: of === turn ? error : undefined,
    /** The next page, or once more the one that did not come. */
    more: () => setTurn({ page: loaded.page + 1 }),
  }
}
