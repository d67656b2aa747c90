import { Text, View } from '@tarojs/components'
import { useState } from 'react'
import { copy } from '@/copy'
import { toast } from '@/platform/toast'
import { type SessionState, useSession } from '@/stores/session'
import { useSignIn, signOut } from '@/actions/use-sign-in'
import { Button } from '@/ui/button'
import { Icon } from '@/ui/icon'
import './index.scss'

function describe({ token, visitor, isNew3cUser }: SessionState) {
  if (!token) return { name: copy.login.guest, hint: copy.login.guestHint }
  const hint = visitor?.isTrial ? copy.login.trial : isNew3cUser ? copy.login.office : copy.login.member
  return { name: visitor?.name || copy.login.member, hint: visitor ? hint : '' }
}

/** Who is here, and the way in or out. */
export function AccountCard({ returnTo }: { returnTo: string }) {
  const session = useSession()
  const { signIn, busy } = useSignIn(returnTo)
  const [leaving, setLeaving] = useState(false)
  const { name, hint } = describe(session)

  async function leave() {
    setLeaving(true)
    await signOut()
    setLeaving(false)
    toast(copy.login.signedOut)
  }

  return (
    <View className='account' aria-label={copy.login.account}>
      <View className='account__face'>
        <Icon name='user' size={24} />
      </View>
      <View className='account__who'>
        <Text className='account__name'>{name}</Text>
        {hint && <Text className='account__hint'>{hint}</Text>}
      </View>
      {session.token ? (
        <Button look='line' busy={leaving} onTap={() => void leave()} sensorsName='account_logout'>
          {copy.action.logout}
        </Button>
      ) : (
        <Button busy={busy} onTap={() => void signIn()} sensorsName='account_login'>
          {copy.action.login}
        </Button>
      )}
    </View>
  )
}
