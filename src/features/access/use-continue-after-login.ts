import { useEffect } from 'react'
import { replace, useParams } from '@/routing/navigation'
import { useSession } from '@/stores/session'

/**
 * Opens /auth as soon as the reader is logged in. /auth then opens the `targeturl` of the address. Without a
 * `targeturl`, only `always` opens /auth.
 */
export function useContinueAfterLogin({ always = false } = {}) {
  const { targeturl } = useParams()
  const token = useSession(session => session.token)

  useEffect(() => {
    if (token && (targeturl || always)) void replace('auth', { targeturl })
  }, [token, targeturl, always])
}
