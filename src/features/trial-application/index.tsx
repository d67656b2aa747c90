/** 申请试用, the request for a product trial: a form for the mini-program, which cannot open the browser page. */
import { View } from '@tarojs/components'
import { useEffect, useState } from 'react'
import type { TrialForm as Terms } from '@contract/trial-application'
import { fetchTrialForm } from '@/api/trial-application'
import { trialApplicationCopy } from '@/copy/trial-application'
import { ROUTES } from '@/routing/routes'
import { type ApiError, sentenceFor } from '@/request/errors'
import { LoadingPage } from '@/ui/loading-page'
import { Page, Header, StateScreen, homeAction } from '@/ui/page'
import { State } from '@/ui/state'
import { ApplicationForm } from './application-form'
import './index.scss'

export function TrialForm() {
  const [terms, setTerms] = useState<Terms>()
  const [error, setError] = useState<ApiError>()
  const [isSent, setSent] = useState(false)

  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    void fetchTrialForm().then(form => (form.ok ? setTerms(form.data) : setError(form.error)))
  }, [attempt])
  const retry = () => {
    setError(undefined)
    setAttempt(attempt + 1)
  }

  const header = <Header back title={ROUTES['trial-application'].title} ruled />
  if (isSent) {
    return (
      <Page header={header}>
        <State kind='empty' sentence={trialApplicationCopy.trial.received} actions={[homeAction]} />
      </Page>
    )
  }
  if (error) {
    const again = { label: trialApplicationCopy.action.retry, onTap: retry, sensorsName: 'trial_retry' }
    return <StateScreen kind='error' sentence={sentenceFor(error)} actions={[again, homeAction]} />
  }
  if (!terms) return <LoadingPage label={trialApplicationCopy.loading} />
  return (
    <Page header={header}>
      <View className='trial-form'>
        <ApplicationForm terms={terms} onDone={() => setSent(true)} />
      </View>
    </Page>
  )
}
