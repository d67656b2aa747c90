import { Text, View } from '@tarojs/components'
import { copy } from '@/copy'
import { privacyPolicy, servicePages } from '@/platform/operator-pages'
import { type LinkedScreen, SCREEN_ICONS } from '@/shared/screen-icons'
import { ListItem } from '@/ui/list-item'
import { goToWorkspace } from '@/actions/go-to-workspace'
import { isOffered } from '@/platform/settings/offered'
import { open } from '@/routing/navigation'
import { ROUTES } from '@/routing/routes'
import { Icon } from '@/ui/icon'
import { useSession, type SessionState } from '@/stores/session'
import { toast } from '@/platform/messages'
import { useBusy } from '@/platform/use-busy'
import { useSignIn, signOut } from '@/actions/use-sign-in'
import { Button } from '@/ui/button'
import './index.scss'

const showStatements = () => servicePages.open('/terms')

/** The list items that open the privacy guidelines and the agreements. Shown on hosts that have these documents. */
export function PrivacyListItems() {
  return (
    <>
      {privacyPolicy.isAvailable() && (
        <ListItem
          icon='info'
          title={copy.login.privacy}
          isLink
          onTap={privacyPolicy.show}
          sensorsName='account_privacy'
        />
      )}
      {servicePages.isAvailable() && (
        <ListItem
          icon='info'
          title={copy.login.statements}
          isLink
          onTap={showStatements}
          sensorsName='account_statements'
        />
      )}
    </>
  )
}

interface ScreenListItemProps {
  to: LinkedScreen
  onOpen: () => void
}

/** A list item that opens a personal screen, for example the workspace. Not shown for a screen that is not offered. */
export function ScreenListItem({ to, onOpen }: ScreenListItemProps) {
  if (!isOffered(to)) return null
  const go = async () => {
    if (await (to === 'desk' ? goToWorkspace() : open(to))) onOpen()
  }
  return (
    <ListItem
      icon={SCREEN_ICONS[to]}
      title={ROUTES[to].title}
      isLink
      onTap={() => void go()}
      sensorsName={`account_${to}`}
    />
  )
}

/** A list item that opens 账号与安全. Shown to readers who are logged in, if the services offer that screen. */
export function AccountSecurityListItem({ onOpen }: { onOpen: () => void }) {
  const isOffered = useSession(({ token, visitor }) => Boolean(token && visitor?.security))
  if (!isOffered) return null
  const go = async () => {
    if (await open('account-security')) onOpen()
  }
  return (
    <ListItem
      icon='lock'
      title={ROUTES['account-security'].title}
      isLink
      onTap={() => void go()}
      sensorsName='account_security'
    />
  )
}

function identityOf({ token, visitor, isNew3cUser }: SessionState) {
  if (!token) return { name: copy.login.guest, hint: copy.login.guestHint }
  const hint = visitor?.isTrial ? copy.login.trial : isNew3cUser ? copy.login.office : copy.login.member
  return { name: visitor?.name || copy.login.member, hint: visitor ? hint : '' }
}

/** Shows the visitor's name, with a button for login or logout. */
export function AccountCard({ returnTo }: { returnTo: string }) {
  const session = useSession()
  const { signIn, busy } = useSignIn(returnTo)
  const loggingOut = useBusy()
  const { name, hint } = identityOf(session)

  async function logOut() {
    await signOut()
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
        <Button
          look='line'
          busy={loggingOut.busy}
          onTap={() => void loggingOut.run(logOut)}
          sensorsName='account_logout'
        >
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
