import { useEffect, useState } from 'react'
import type { ApiError } from '@/api/errors'
import { fetchNewLaws } from '@/api/lawregu'
import { Latest } from '@/api/latest'
import { LIMITS } from '@/domain/limits'
import { useSession } from '@/stores/session'
import { type Express, NOTHING_YET, withPage } from './express'

const { newLaws, newLawsForGuests } = LIMITS.page

interface Turn {
  page: number
}

interface Settled {
  express: Express
  /** The turn this is the outcome of. */
  of?: Turn
  error?: ApiError
}

export function useExpress() {
  const pageSize = useSession(({ token }) => (token ? newLaws : newLawsForGuests))
  const [latest] = useState(() => new Latest())
  const [turn, setTurn] = useState<Turn>({ page: 1 })
  const [{ express, of, error }, setSettled] = useState<Settled>({ express: NOTHING_YET })

  useEffect(() => {
    const wanted = { pageIndex: String(turn.page), pageSize: String(pageSize) }
    void latest
      .ask(signal => fetchNewLaws(wanted, signal))
      .then(answer => {
        if (!answer) return
        setSettled(before =>
          answer.ok
            ? { express: withPage(before.express, answer.data), of: turn }
            : { express: before.express, of: turn, error: answer.error },
        )
      })
    return () => latest.stop()
  }, [latest, turn, pageSize])

  return {
    express,
    busy: of !== turn,
    error: of === turn ? error : undefined,
    /** The next page, or once more the one that did not come. */
    more: () => setTurn({ page: express.page + 1 }),
  }
}
