import { View } from '@tarojs/components'
import { useState } from 'react'
import type { RemovalForm } from '@contract/removal-request'
import {
  REMOVAL_FIELDS,
  REMOVAL_KINDS,
  REMOVAL_LENGTHS,
  type RemovableLibrary,
  type RemovalField,
  type RemovalKind,
  type RemovalValues,
  trimmedRemovalValues,
  wrongRemovalFields,
} from '@domain/removal-request'
import { sendRemovalRequest } from '@/api/removal'
import { removalCopy } from '@/copy/removal'
import { useBusy } from '@/platform/use-busy'
import { errorSentence } from '@/request/errors'
import { ConsentCheckbox } from '@/shared/consent'
import { role } from '@/ui/aria'
import { Button } from '@/ui/button'
import { FormField } from '@/ui/form-field'
import { Segmented } from '@/ui/segmented'
import { TextArea } from '@/ui/text-area'
import { TextBox } from '@/ui/text-box'

const { removal: words, consent } = removalCopy
const EMPTY: RemovalValues = { name: '', applicant: '', relation: '', contact: '', reason: '' }
const KINDS = REMOVAL_KINDS.map(key => ({ key, label: words.kinds[key] }))
const asIs = (text: string) => text

interface FieldProps {
  field: RemovalField
  value: string
  isInvalid: boolean
  onChange: (text: string) => void
}

function Field({ field, value, isInvalid, onChange }: FieldProps) {
  const label = words.fields[field]
  const common = { value, onChange, label, placeholder: '', maxLength: REMOVAL_LENGTHS[field], invalid: isInvalid }
  return (
    <FormField label={label} problem={isInvalid ? words.problems[field] : undefined}>
      {field === 'reason' ? <TextArea {...common} /> : <TextBox {...common} clean={asIs} />}
    </FormField>
  )
}

interface RequestFormProps {
  form: RemovalForm
  library: RemovableLibrary
  id: string
  onDone: (receipt: string) => void
}

/**
 * The form of a request. It has the same fields as the service's own page. If the service refuses the request, the
 * input stays.
 */
export function RemovalRequestForm({ form, library, id, onDone }: RequestFormProps) {
  const [kind, setKind] = useState<RemovalKind>('mask')
  const [values, setValues] = useState(EMPTY)
  const [isChecked, setChecked] = useState(false)
  const [agreed, setAgreed] = useState(false)
  const [problem, setProblem] = useState('')
  const { busy, run } = useBusy()
  const invalid = isChecked ? wrongRemovalFields(trimmedRemovalValues(values)) : []

  async function submit() {
    if (busy) return
    setChecked(true)
    setProblem('')
    const trimmed = trimmedRemovalValues(values)
    if (wrongRemovalFields(trimmed).length > 0) return
    if (!agreed) return setProblem(consent.missing)
    const reply = await run(() => sendRemovalRequest({ library, id, kind, ...trimmed, consent: form.consent }))
    if (!reply) return
    if (reply.ok) onDone(reply.data)
    else setProblem(errorSentence(reply.error))
  }

  return (
    <>
      <View className='removal__switch'>
        <Segmented choices={KINDS} active={kind} onChange={setKind} label={words.kind} sensorsName='removal_kind' />
      </View>
      {REMOVAL_FIELDS.map(field => (
        <Field
          key={field}
          field={field}
          value={values[field]}
          isInvalid={invalid.includes(field)}
          onChange={text => setValues(before => ({ ...before, [field]: text }))}
        />
      ))}
      <ConsentCheckbox
        isAgreed={agreed}
        onChange={yes => {
          setAgreed(yes)
          setProblem('')
        }}
      />
      {problem && (
        <View className='removal__problem' {...role('alert')}>
          {problem}
        </View>
      )}
      <View className='removal__key'>
        <Button wide large busy={busy} onTap={() => void submit()} sensorsName='removal_send'>
          {words.submit}
        </Button>
      </View>
      <View className='removal__words'>{words.note}</View>
    </>
  )
}
