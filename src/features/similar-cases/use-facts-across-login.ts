import { useEffect } from 'react'
import { textAcrossLogin } from '@/platform/text-across-login'
import { useSession } from '@/stores/session'

/**
 * Stores the facts on the device while the login popup is open. In a browser the popup leads to another page, which
 * destroys this screen. A closed popup removes them.
 */
export function useFactsAcrossLogin(facts: string) {
  const isPopupOpen = useSession(session => session.isLoginPopupOpen)
  useEffect(() => {
    if (!isPopupOpen) return
    textAcrossLogin.store(facts)
    return () => textAcrossLogin.store('')
  }, [isPopupOpen, facts])
}
