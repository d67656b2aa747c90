/**
 * 申请隐名、撤下: the mini-program's page on which a person asks to mask a name or to remove a document. The mini-program
 * cannot open the service's own page.
 */
import { View } from '@tarojs/components'
import { useState } from 'react'
import type { RemovalState } from '@contract/removal-request'
import { removableLibraryOf, parseReceipt } from '@domain/removal-request'
import { beijingDay } from '@domain/format/beijing-time'
import { copyText } from '@/actions/copy-text'
import { fetchRemovalForm, fetchRemovalState } from '@/api/removal'
import { fill, removalCopy } from '@/copy/removal'
import { LoadErrorScreen } from '@/request/load-error'
import { useLoaded } from '@/request/use-loaded'
import { useParams } from '@/routing/navigation'
import { ROUTES } from '@/routing/routes'
import { Button } from '@/ui/button'
import { LoadingPage, Header, Page } from '@/ui/page'
import { Segmented } from '@/ui/segmented'
import { useBusy } from '@/platform/use-busy'
import { errorSentence } from '@/request/errors'
import { role } from '@/ui/aria'
import { FormField } from '@/ui/form-field'
import { TextBox } from '@/ui/text-box'
import { RemovalRequestForm } from './request-form'
import './index.scss'

const asIs = (text: string) => text
const LONGEST_RECEIPT = 40

function StateLines({ state: { state, answer, madeAt, decidedAt } }: { state: RemovalState }) {
  return (
    <View {...role('status')}>
      <View className='removal__state'>{words.states[state]}</View>
      <View className='removal__words'>
        <View>{fill(words.madeAt, { day: beijingDay(new Date(madeAt)) })}</View>
        {decidedAt && <View>{fill(words.decidedAt, { day: beijingDay(new Date(decidedAt)) })}</View>}
        {answer && <View>{fill(words.answer, { answer })}</View>}
        {state === 'refused' && <View>{words.remedy}</View>}
      </View>
    </View>
  )
}

/** Shows the state of a request. The person types its receipt number. */
function RequestState() {
  const [receipt, setReceipt] = useState('')
  const [state, setState] = useState<RemovalState>()
  const [problem, setProblem] = useState('')
  const { busy, run } = useBusy()

  async function ask() {
    if (busy) return
    setState(undefined)
    const read = parseReceipt(receipt)
    if (!read) return setProblem(words.receiptMissing)
    setProblem('')
    const reply = await run(() => fetchRemovalState(read))
    if (!reply) return
    if (reply.ok) setState(reply.data)
    else setProblem(errorSentence(reply.error))
  }

  return (
    <>
      {state && <StateLines state={state} />}
      <FormField label={words.receipt} problem={problem || undefined}>
        <TextBox
          value={receipt}
          onChange={setReceipt}
          onConfirm={() => void ask()}
          label={words.receipt}
          placeholder=''
          maxLength={LONGEST_RECEIPT}
          clean={asIs}
          invalid={problem !== ''}
        />
      </FormField>
      <View className='removal__key'>
        <Button wide large busy={busy} onTap={() => void ask()} sensorsName='removal_ask'>
          {words.ask}
        </Button>
      </View>
    </>
  )
}

const { removal: words } = removalCopy
type Tab = keyof typeof words.tabs
const TABS = (Object.keys(words.tabs) as Tab[]).map(key => ({ key, label: words.tabs[key] }))

function Receipt({ receipt }: { receipt: string }) {
  return (
    <>
      <View className='removal__words'>{words.received}</View>
      <View className='removal__receipt'>{receipt}</View>
      <View className='removal__key'>
        <Button wide large onTap={() => void copyText(receipt)} sensorsName='removal_copy'>
          {words.copyReceipt}
        </Button>
      </View>
    </>
  )
}

export function RemovalRequestScreen() {
  const { screen = '', id = '', title } = useParams()
  const library = removableLibraryOf(screen)
  const [tab, setTab] = useState<Tab>(library && id ? 'request' : 'state')
  const [receipt, setReceipt] = useState<string>()
  const loaded = useLoaded(fetchRemovalForm)
  if (loaded.kind === 'loading') return <LoadingPage label={removalCopy.loading} />
  if (loaded.kind === 'failed')
    return <LoadErrorScreen error={loaded.error} retry={loaded.retry} sensorsName='removal_retry' />
  const { operator, contact } = loaded.data
  return (
    <Page header={<Header back title={ROUTES.removal.title} ruled />}>
      <View className='removal'>
        {library && id && (
          <View className='removal__switch'>
            <Segmented
              choices={TABS}
              active={tab}
              onChange={setTab}
              label={words.tabsLabel}
              sensorsName='removal_tab'
            />
          </View>
        )}
        {tab === 'state' && <RequestState />}
        {tab === 'request' && receipt && <Receipt receipt={receipt} />}
        {tab === 'request' && !receipt && library && (
          <>
            <View className='removal__words'>{words.intro}</View>
            {operator && contact && (
              <View className='removal__words'>{fill(words.decides, { operator, contact })}</View>
            )}
            {title && <View className='removal__subject'>{fill(words.document, { title })}</View>}
            <RemovalRequestForm form={loaded.data} library={library} id={id} onDone={setReceipt} />
          </>
        )}
      </View>
    </Page>
  )
}
