import { Access } from '@/features/access'
import { AccountCard } from '@/features/account'
import { AccountSecurity } from '@/features/account-security'
import { ROUTES } from '@/routing/routes'

export default function AccountSecurityPage() {
  return (
    <Access route='account-security'>
      <AccountSecurity account={<AccountCard returnTo={ROUTES['account-security'].url} />} />
    </Access>
  )
}
