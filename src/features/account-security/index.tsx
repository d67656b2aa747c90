/** 账号与安全: login sessions, shared links, password, personal data. */
import { type ReactNode, useState } from 'react'
import { Text, View } from '@tarojs/components'
import { useSignIn } from '@/actions/use-sign-in'
import { accountCopy, fill } from '@/copy/account'
import { ROUTES } from '@/routing/routes'
import { useSession, type Visitor } from '@/stores/session'
import { ListItem } from '@/ui/list-item'
import { Page, Header, StateScreen, homeAction } from '@/ui/page'
import { Section } from '@/ui/section'
import { privacyPolicy } from '@/platform/operator-pages'
import { Sheet } from '@/ui/sheet'
import { formatMinute } from '@domain/format/dates'
import { askReader } from '@/platform/messages'
import { useBusy } from '@/platform/use-busy'
import { type ApiError, errorSentence } from '@/request/errors'
import { ActionBar } from '@/ui/action-bar'
import { role } from '@/ui/aria'
import { clearPersonalData, closeAccount } from '@/actions/clear-personal-data'
import { PERSONAL_DATA_FILE } from '@/api/account'
import { dataExportCopy } from '@/copy/data-export'
import { archiveFile } from '@/platform/archive-file'
import { settings } from '@/platform/settings'
import { visitorHeaders } from '@/request/http'
import { DataExport } from '@/shared/data-export'
import { VisitorLoading } from '@/shared/visitor-loading'
import { useConfirmedAction } from './entry'
import { PasswordSheet, PasswordField } from './password-sheet'
import { LoginSessions } from './sessions'
import { SharedLinks } from './shares'
import { PersonalTokens } from './tokens'
import './index.scss'

const { closeAccount: closureWords } = accountCopy.security
const { data: dataWords } = accountCopy.security
const { storedData: storedDataWords } = accountCopy.security
const { notOffered, password } = accountCopy.security

interface ClosureSheetProps {
  open: boolean
  onClose: () => void
  visitor: Visitor
}

/**
 * The sheet that closes an account. It asks for the password if the account has one. Dismissing the sheet clears the
 * input.
 */
const ClosureSheet = ({ open, onClose, visitor }: ClosureSheetProps) => (
  <Sheet open={open} onClose={onClose} title={closureWords.title}>
    <ClosureForm visitor={visitor} onDone={onClose} />
  </Sheet>
)

const closureSentence = (until: string) =>
  until ? fill(closureWords.scheduled, { day: formatMinute(new Date(until)) }) : closureWords.closedNow

/**
 * Returns the message for a failed closure. The general message for a wrong password speaks of the old password (原密码),
 * which suits only a change of password.
 */
const problemSentence = (error: ApiError) =>
  error.code === 'password_wrong' ? closureWords.wrong : errorSentence(error)

function ClosureForm({ visitor: { name, security }, onDone }: { visitor: Visitor; onDone: () => void }) {
  const [password, setPassword] = useState('')
  const [problem, setProblem] = useState('')
  const { busy, run } = useBusy()
  const needsPassword = security?.password === true

  async function closeAccountNow() {
    if (
      !(await askReader({
        text: fill(closureWords.ask, { name }),
        confirm: closureWords.confirm,
        cancel: accountCopy.action.cancel,
      }))
    )
      return
    const closure = await run(() => closeAccount(password))
    if (!closure) return
    if (!closure.ok) return setProblem(problemSentence(closure.error))
    onDone()
    await askReader({ text: closureSentence(closure.data), confirm: closureWords.understood })
  }

  return (
    <View className='security-leave'>
      {closureWords.points.map(point => (
        <View key={point} className='security-leave__point'>
          {point}
        </View>
      ))}
      {needsPassword && (
        <PasswordField
          label={closureWords.password}
          value={password}
          onChange={typed => {
            setPassword(typed)
            setProblem('')
          }}
          secret='current'
        />
      )}
      {problem && (
        <View className='security-password__message security-password__message--wrong' {...role('alert')}>
          <Text>{problem}</Text>
        </View>
      )}
      <ActionBar
        main={{
          label: closureWords.confirm,
          onTap: () => void closeAccountNow(),
          busy,
          disabled: needsPassword && !password,
          sensorsName: 'security_leave_confirm',
        }}
      />
    </View>
  )
}

const fetchFile = () =>
  archiveFile.fetch({
    url: settings.apiHost + PERSONAL_DATA_FILE,
    name: dataExportCopy.dataExport.file,
    headers: visitorHeaders(useSession.getState().token),
  })

/** Personal data: an overview, an export, and the deletion. */
function PersonalData({ onStoredData }: { onStoredData: () => void }) {
  const { run } = useConfirmedAction()

  const clear = () =>
    run({
      id: 'clear',
      question: dataWords.clearAsk,
      confirm: dataWords.clearConfirm,
      call: clearPersonalData,
      doneMessage: dataWords.cleared,
      onSuccess: () => undefined,
    })
  return (
    <Section title={dataWords.title}>
      <ListItem icon='info' title={dataWords.storedData} isLink onTap={onStoredData} sensorsName='security_kept' />
      <DataExport hint={dataWords.exportHint} make={fetchFile} />
      <ListItem
        icon='trash'
        title={dataWords.clear}
        under={dataWords.clearHint}
        onTap={() => void clear()}
        sensorsName='security_clear'
      />
    </Section>
  )
}

/** Opens the closure of the account. The colour warns, because the closure deletes everything. */
const Closure = ({ onOpen }: { onOpen: () => void }) => (
  <View className='security-closure'>
    <ListItem
      icon='user-x'
      title={dataWords.closeAccount}
      under={dataWords.closeAccountHint}
      isLink
      onTap={onOpen}
      sensorsName='security_leave'
    />
  </View>
)

/** Summarises which data is stored and why. A link leads to the full privacy rules. */
const StoredDataSheet = ({ open, onClose }: { open: boolean; onClose: () => void }) => (
  <Sheet open={open} onClose={onClose} title={storedDataWords.title} tall>
    <View className='security-stored'>
      {storedDataWords.items.map(([what, why]) => (
        <View key={what} className='security-stored__item'>
          <Text className='security-stored__what'>{what}</Text>
          <Text className='security-stored__why'>{why}</Text>
        </View>
      ))}
      {privacyPolicy.isAvailable() && (
        <ListItem title={storedDataWords.rules} isLink onTap={privacyPolicy.show} sensorsName='security_rules' />
      )}
    </View>
  </Sheet>
)

interface AccountSecurityProps {
  /** The account, with its name and the logout. */
  account: ReactNode
}

export function AccountSecurity({ account }: AccountSecurityProps) {
  const { token, visitor } = useSession()
  const { signIn, busy } = useSignIn()
  const [sheet, setSheet] = useState<'password' | 'kept' | 'leave'>()
  const close = () => setSheet(undefined)

  if (!token) {
    const login = { label: accountCopy.action.login, onTap: () => void signIn(), busy, sensorsName: 'security_login' }
    return <StateScreen kind='gate' sentence={accountCopy.noLogin} actions={[login, homeAction]} />
  }
  if (!visitor) return <VisitorLoading token={token} label={accountCopy.loading} sensorsName='security_retry' />
  if (!visitor.security) return <StateScreen kind='empty' sentence={notOffered} actions={[homeAction]} />

  const sheets = (
    <>
      <PasswordSheet open={sheet === 'password'} onClose={close} />
      <StoredDataSheet open={sheet === 'kept'} onClose={close} />
      <ClosureSheet open={sheet === 'leave'} onClose={close} visitor={visitor} />
    </>
  )
  return (
    <Page header={<Header back title={ROUTES['account-security'].title} ruled />} over={sheets}>
      <View className='security-account'>{account}</View>
      <LoginSessions />
      {visitor.security.password && (
        <Section>
          <ListItem
            icon='lock'
            title={password.title}
            under={password.hint}
            isLink
            onTap={() => setSheet('password')}
            sensorsName='security_password_open'
          />
        </Section>
      )}
      {visitor.security.tokens && <PersonalTokens />}
      <SharedLinks />
      <PersonalData onStoredData={() => setSheet('kept')} />
      <Closure onOpen={() => setSheet('leave')} />
    </Page>
  )
}
