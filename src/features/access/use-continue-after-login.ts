import { useEffect } from 'react'
import { replace, useParams } from '@/routing/navigation'
import { useSession } from '@/stores/session'

/**
 * After a new login, opens /auth, which continues to the `targeturl` of the address. `always` does so without a
 * `targeturl` too.
 */
export function useContinueAfterLogin({ always = false } = {}) {
  const { targeturl } = useParams()
  const token = useSession(session => session.token)

  useEffect(() => {
    if (token && (targeturl || always)) void replace('auth', { targeturl })
  }, [token, targeturl, always])
}
