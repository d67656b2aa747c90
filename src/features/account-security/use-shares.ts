import { useEffect, useState } from 'react'
import { fetchShares } from '@/api/account'
import type { OwnShare } from '@/api/readers/account'
import type { ApiError } from '@/request/errors'
import { RequestSequencer } from '@/request/sequencer'

interface State {
  rows: OwnShare[]
  /** Unknown until the first ones are there. */
  total?: number
  error?: ApiError
  busy: boolean
}

/** What one has shared, some at a time; what is revoked is gone at once. */
export function useShares() {
  const [latest] = useState(() => new RequestSequencer())
  const [state, setState] = useState<State>({ rows: [], busy: true })
  const [turn, setTurn] = useState({ skip: 0 })

  useEffect(() => {
    void latest
      .ask(signal => fetchShares(turn.skip, signal))
      .then(answer => {
        if (!answer) return
        setState(before =>
          answer.ok
            ? { rows: [...before.rows, ...answer.data.list], total: answer.data.total, busy: false }
            : { ...before, error: answer.error, busy: false },
        )
      })
    return () => latest.stop()
  }, [latest, turn])

  return {
    ...state,
    more() {
      setState({ ...state, error: undefined, busy: true })
      setTurn({ skip: state.rows.length })
    },
    drop: (id: string) =>
      setState(({ rows, total = 0, ...rest }) => ({
        ...rest,
        rows: rows.filter(row => row.id !== id),
        total: total - 1,
      })),
    clear: () => setState({ rows: [], total: 0, busy: false }),
  }
}
