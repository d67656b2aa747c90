import { Access } from '@/features/access'
import { AccountSecurity } from '@/features/account-security'

export default function AccountSecurityPage() {
  return (
    <Access route='account-security'>
      <AccountSecurity />
    </Access>
  )
}
