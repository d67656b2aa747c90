import { useEffect } from 'react'
import { replace, useParams } from '@/routing/navigation'
import { useSession } from '@/stores/session'

/** Where a reader had to start over: signed in again, they go on to the `targeturl` that came along, by way of /auth. */
export function useResume({ always = false } = {}) {
  const { targeturl } = useParams()
  const token = useSession(session => session.token)

  useEffect(() => {
    if (token && (targeturl || always)) void replace('auth', { targeturl })
  }, [token, targeturl, always])
}
