/**
 * 申请试用: the mini-program's form to request a product trial. The mini-program cannot open the service's own page.
 */
import { View } from '@tarojs/components'
import { useEffect, useState } from 'react'
import type { TrialForm as Terms, TrialApplication } from '@contract/trial-application'
import { TRIAL_PATHS } from '@contract/lazy-paths'
import {
  TRIAL_LENGTHS,
  TRIAL_APPLICATION_FIELDS,
  type TrialApplicationField,
  trimmedTrialValues,
  wrongTrialFields,
} from '@domain/trial-application'
import { trialApplicationCopy, fill } from '@/copy/trial-application'
import { ROUTES } from '@/routing/routes'
import { type ApiError, errorSentence } from '@/request/errors'
import { LoadErrorScreen } from '@/request/load-error'
import { LoadingPage, Page, Header, homeAction } from '@/ui/page'
import { State } from '@/ui/state'
import { wechatFailureOf } from '@/platform/wechat-failure'
import { useParams } from '@/routing/navigation'
import { ConsentCheckbox } from '@/shared/consent'
import { role } from '@/ui/aria'
import { Button } from '@/ui/button'
import { FormField } from '@/ui/form-field'
import { TextBox } from '@/ui/text-box'
import { type PhoneNumberReply, WeChatButton } from '@/ui/wechat-button'
import { type AbortSignalLike, send, readReply } from '@/request/http'
import { toFields, toFlag, toOptionalText, toNumber, toText } from '@/request/value'
import { readEmptyReply } from '@/api/account'
import './index.scss'

function readForm(answer: unknown): Terms | undefined {
  const { consent, keptDays, weChatPhone } = toFields(answer)
  const version = toOptionalText(consent)
  if (!version) return undefined
  return { consent: version, keptDays: toNumber(keptDays) ?? 0, weChatPhone: toFlag(weChatPhone) ?? false }
}

// Services of other makers may lack this call. The call is therefore `quiet`: the app shows no general error message.
const fetchTrialForm = async (signal?: AbortSignalLike) =>
  readReply(await send({ path: TRIAL_PATHS.form, signal, quiet: true }), readForm)

const fetchPhone = async (code: string) =>
  readReply(
    await send({ method: 'POST', path: TRIAL_PATHS.phone, body: { code }, quiet: true }),
    answer => toText(toFields(answer).phone) || undefined,
  )

const applyForTrial = async (body: TrialApplication) =>
  readReply(await send({ method: 'POST', path: TRIAL_PATHS.apply, body, quiet: true }), readEmptyReply)

const { trial: words } = trialApplicationCopy

const EMPTY: Record<TrialApplicationField, string> = { name: '', phone: '', firm: '' }
const asIs = (text: string) => text

const PHONE_PROBLEMS = { refusedPrivacy: words.phoneRefused, failed: words.phoneFailed, cancelled: '' }

interface ApplicationFormProps {
  terms: Terms
  onDone: () => void
}

/**
 * The form for a trial, with the same fields as the service's own page. WeChat can fill in the phone number. If the
 * service refuses the request, the input stays.
 */
function ApplicationForm({ terms, onDone }: ApplicationFormProps) {
  const campaignParams = useParams()
  const [values, setValues] = useState(EMPTY)
  const [isChecked, setChecked] = useState(false)
  const [agreed, setAgreed] = useState(false)
  const [problem, setProblem] = useState('')
  const [busy, setBusy] = useState<'sending' | 'phone'>()
  const setField = (field: TrialApplicationField, text: string) => setValues(before => ({ ...before, [field]: text }))

  async function fillPhone(answer: PhoneNumberReply) {
    setProblem('')
    if (!answer.code) return setProblem(PHONE_PROBLEMS[wechatFailureOf(answer)])
    setBusy('phone')
    const phone = await fetchPhone(answer.code)
    setBusy(undefined)
    if (phone.ok) setField('phone', phone.data)
    else setProblem(errorSentence(phone.error))
  }

  function setAgreement(yes: boolean) {
    setAgreed(yes)
    setProblem('')
  }

  const invalidFields = isChecked ? wrongTrialFields(trimmedTrialValues(values)) : []

  async function send() {
    if (busy) return
    setChecked(true)
    setProblem('')
    if (wrongTrialFields(trimmedTrialValues(values)).length > 0) return
    if (!agreed) return setProblem(words.consentMissing)
    setBusy('sending')
    const { source, codetype, trycode, gdt_vid, unionId } = campaignParams
    const application = {
      ...trimmedTrialValues(values),
      consent: terms.consent,
      source,
      codetype,
      trycode,
      gdt_vid,
      unionId,
    }
    const outcome = await applyForTrial(application)
    setBusy(undefined)
    if (outcome.ok) onDone()
    else setProblem(errorSentence(outcome.error))
  }

  return (
    <>
      <View className='trial-form__words'>{words.intro}</View>
      {TRIAL_APPLICATION_FIELDS.map(field => (
        <View key={field}>
          <FormField label={words[field]} problem={invalidFields.includes(field) ? words.problems[field] : undefined}>
            <TextBox
              value={values[field]}
              onChange={text => setField(field, text)}
              label={words[field]}
              placeholder=''
              maxLength={TRIAL_LENGTHS[field]}
              clean={asIs}
              digits={field === 'phone'}
              invalid={invalidFields.includes(field)}
            />
          </FormField>
          {field === 'phone' && terms.weChatPhone && (
            <WeChatButton
              openType='getPhoneNumber'
              label={words.weChatPhone}
              disabled={busy !== undefined}
              onPhone={answer => void fillPhone(answer)}
              sensorsName='trial_phone'
            >
              <Button look='text' busy={busy === 'phone'} onTap={() => undefined}>
                {words.weChatPhone}
              </Button>
            </WeChatButton>
          )}
        </View>
      ))}
      <ConsentCheckbox isAgreed={agreed} onChange={setAgreement} />
      {problem && (
        <View className='trial-form__problem' {...role('alert')}>
          {problem}
        </View>
      )}
      <View className='trial-form__key'>
        <Button wide large busy={busy === 'sending'} onTap={() => void send()} sensorsName='trial_send'>
          {words.submit}
        </Button>
      </View>
      <View className='trial-form__words'>{fill(words.privacy, { days: terms.keptDays })}</View>
    </>
  )
}

export function TrialApplicationForm() {
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
  if (error) return <LoadErrorScreen error={error} retry={retry} sensorsName='trial_retry' />
  if (!terms) return <LoadingPage label={trialApplicationCopy.loading} />
  return (
    <Page header={header}>
      <View className='trial-form'>
        <ApplicationForm terms={terms} onDone={() => setSent(true)} />
      </View>
    </Page>
  )
}
