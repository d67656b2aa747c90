/** 账号与安全: where one is logged in, what one has shared, and one's password. */
import { useState } from 'react'
import { Text, View } from '@tarojs/components'
import { useSignIn } from '@/actions/use-sign-in'
import { accountCopy, fill } from '@/copy/account'
import { ROUTES } from '@/routing/routes'
import { useSession, type Visitor } from '@/stores/session'
import { ListItem } from '@/ui/list-item'
import { LoadingPage } from '@/ui/loading-page'
import { Page, Header, StateScreen, homeAction } from '@/ui/page'
import { Section } from '@/ui/section'
import { privacy } from '@/platform/privacy'
import { Sheet } from '@/ui/sheet'
import { minuteOf } from '@domain/format/dates'
import { ask } from '@/platform/ask'
import { type ApiError, sentenceFor } from '@/request/errors'
import { ActionBar } from '@/ui/action-bar'
import { role } from '@/ui/aria'
import { clearPersonalData, closeAccount } from '@/actions/clear-personal-data'
import { PERSONAL_DATA_FILE } from '@/api/account'
import { dataExportCopy } from '@/copy/data-export'
import { ownFile } from '@/platform/archive-file'
import { settings } from '@/platform/settings'
import { visitorHeaders } from '@/request/http'
import { DataExport } from '@/shared/data-export'
import { useAct } from './use-act'
import { PasswordSheet, Field } from './password-sheet'
import { Sessions } from './sessions'
import { Shares } from './shares'
import './index.scss'

const { leave: leaveWords } = accountCopy.security
const { data: dataWords } = accountCopy.security
const { kept: words } = accountCopy.security
const { notOffered, password } = accountCopy.security

interface LeaveSheetProps {
  open: boolean
  onClose: () => void
  visitor: Visitor
}

/** What was typed is gone once the sheet is. */
const LeaveSheet = ({ open, onClose, visitor }: LeaveSheetProps) => (
  <Sheet open={open} onClose={onClose} title={leaveWords.title}>
    <LeaveForm visitor={visitor} onDone={onClose} />
  </Sheet>
)

const saidOf = (until: string) =>
  until ? fill(leaveWords.left, { day: minuteOf(new Date(until)) }) : leaveWords.leftNow

/** It is no former password that is asked for here, as where one is changed. */
const problemOf = (error: ApiError) => (error.code === 'password_wrong' ? leaveWords.wrong : sentenceFor(error))

function LeaveForm({ visitor: { name, security }, onDone }: { visitor: Visitor; onDone: () => void }) {
  const [password, setPassword] = useState('')
  const [problem, setProblem] = useState('')
  const [busy, setBusy] = useState(false)
  const isAsked = security?.password === true

  async function leave() {
    if (
      !(await ask({
        text: fill(leaveWords.ask, { name }),
        confirm: leaveWords.confirm,
        cancel: accountCopy.action.cancel,
      }))
    )
      return
    setBusy(true)
    const ended = await closeAccount(password)
    setBusy(false)
    if (!ended.ok) return setProblem(problemOf(ended.error))
    onDone()
    await ask({ text: saidOf(ended.data), confirm: leaveWords.known })
  }

  return (
    <View className='security-leave'>
      {leaveWords.points.map(point => (
        <View key={point} className='security-leave__point'>
          {point}
        </View>
      ))}
      {isAsked && (
        <Field
          label={leaveWords.password}
          value={password}
          onChange={typed => {
            setPassword(typed)
            setProblem('')
          }}
          secret='current'
        />
      )}
      {problem && (
        <View className='security-password__said security-password__said--wrong' {...role('alert')}>
          <Text>{problem}</Text>
        </View>
      )}
      <ActionBar
        main={{
          label: leaveWords.confirm,
          onTap: () => void leave(),
          busy,
          disabled: isAsked && !password,
          sensorsName: 'security_leave_confirm',
        }}
      />
    </View>
  )
}

interface OwnDataProps {
  onKept: () => void
  onLeave: () => void
}

const fetchFile = () =>
  ownFile.fetch({
    url: settings.apiHost + PERSONAL_DATA_FILE,
    name: dataExportCopy.dataExport.file,
    headers: visitorHeaders(useSession.getState().token),
  })

/** What is kept of oneself: what it is, a copy of it, and two ways to its end. */
function OwnData({ onKept, onLeave }: OwnDataProps) {
  const { act } = useAct()

  const clear = () =>
    act({
      id: 'clear',
      question: dataWords.clearAsk,
      confirm: dataWords.clearConfirm,
      call: clearPersonalData,
      done: dataWords.cleared,
      then: () => undefined,
    })
  return (
    <Section title={dataWords.title}>
      <ListItem icon='info' title={dataWords.kept} leads onTap={onKept} sensorsName='security_kept' />
      <DataExport hint={dataWords.exportHint} make={fetchFile} />
      <ListItem
        icon='trash'
        title={dataWords.clear}
        under={dataWords.clearHint}
        onTap={() => void clear()}
        sensorsName='security_clear'
      />
      <ListItem
        icon='log-out'
        title={dataWords.leave}
        under={dataWords.leaveHint}
        onTap={onLeave}
        sensorsName='security_leave'
      />
    </Section>
  )
}

/** What is kept of a reader and why, in few words; the rules themselves stand elsewhere. */
const KeptSheet = ({ open, onClose }: { open: boolean; onClose: () => void }) => (
  <Sheet open={open} onClose={onClose} title={words.title} tall>
    <View className='security-kept'>
      {words.items.map(([what, why]) => (
        <View key={what} className='security-kept__item'>
          <Text className='security-kept__what'>{what}</Text>
          <Text className='security-kept__why'>{why}</Text>
        </View>
      ))}
      {privacy.isTold() && <ListItem title={words.rules} leads onTap={privacy.show} sensorsName='security_rules' />}
    </View>
  </Sheet>
)

export function AccountSecurity() {
  const { token, visitor } = useSession()
  const { signIn, busy } = useSignIn()
  const [sheet, setSheet] = useState<'password' | 'kept' | 'leave'>()
  const close = () => setSheet(undefined)

  if (!token) {
    const login = { label: accountCopy.action.login, onTap: () => void signIn(), busy, sensorsName: 'security_login' }
    return <StateScreen kind='gate' sentence={accountCopy.noLogin} actions={[login, homeAction]} />
  }
  if (!visitor) return <LoadingPage label={accountCopy.loading} />
  if (!visitor.security) return <StateScreen kind='empty' sentence={notOffered} actions={[homeAction]} />

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
