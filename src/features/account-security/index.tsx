/** 账号与安全: where one is logged in, what one has shared, and one's password. */
import { useState } from 'react'
import { useSignIn } from '@/actions/use-sign-in'
import { accountCopy } from '@/copy/account'
import { ROUTES } from '@/routing/routes'
import { useSession } from '@/stores/session'
import { Header } from '@/ui/header'
import { ListItem } from '@/ui/list-item'
import { LoadingPage } from '@/ui/loading-page'
import { Notice, wayHome } from '@/ui/notice'
import { Page } from '@/ui/page'
import { Section } from '@/ui/section'
import { KeptSheet } from './kept-sheet'
import { LeaveSheet } from './leave-sheet'
import { OwnData } from './own-data'
import { PasswordSheet } from './password-sheet'
import { Sessions } from './sessions'
import { Shares } from './shares'
import './index.scss'

const { notOffered, password } = accountCopy.security

export function AccountSecurity() {
  const { token, visitor } = useSession()
  const { signIn, busy } = useSignIn()
  const [sheet, setSheet] = useState<'password' | 'kept' | 'leave'>()
  const close = () => setSheet(undefined)

  if (!token) {
    const login = { label: accountCopy.action.login, onTap: () => void signIn(), busy, sensorsName: 'security_login' }
    return <Notice kind='gate' sentence={accountCopy.noLogin} actions={[login, wayHome]} />
  }
  if (!visitor) return <LoadingPage label={accountCopy.loading} />
  if (!visitor.security) return <Notice kind='empty' sentence={notOffered} actions={[wayHome]} />

  const sheets = (
    <>
      <PasswordSheet open={sheet === 'password'} onClose={close} />
      <KeptSheet open={sheet === 'kept'} onClose={close} />
      <LeaveSheet open={sheet === 'leave'} onClose={close} visitor={visitor} />
    </>
  )
  return (
    <Page header={<Header back title={ROUTES['account-security'].title} ruled />} over={sheets}>
      <Sessions />
      {visitor.security.password && (
        <Section>
          <ListItem
            icon='lock'
            title={password.title}
            under={password.hint}
            leads
            onTap={() => setSheet('password')}
            sensorsName='security_password_open'
          />
        </Section>
      )}
      <Shares />
      <OwnData onKept={() => setSheet('kept')} onLeave={() => setSheet('leave')} />
    </Page>
  )
}
