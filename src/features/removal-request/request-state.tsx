import { View } from '@tarojs/components'
import { useState } from 'react'
import type { RemovalState } from '@contract/removal-request'
import { formatDay } from '@domain/format/dates'
import { typedReceipt } from '@domain/removal-request'
import { fetchRemovalState } from '@/api/removal'
import { fill, removalCopy } from '@/copy/removal'
import { useBusy } from '@/platform/use-busy'
import { sentenceFor } from '@/request/errors'
import { role } from '@/ui/aria'
import { Button } from '@/ui/button'
import { FormField } from '@/ui/form-field'
import { TextBox } from '@/ui/text-box'

const { removal: words } = removalCopy
const asIs = (text: string) => text
const LONGEST_RECEIPT = 40

function StateLines({ state: { state, answer, madeAt, decidedAt } }: { state: RemovalState }) {
  return (
    <View {...role('status')}>
      <View className='removal__state'>{words.states[state]}</View>
      <View className='removal__words'>
        <View>{fill(words.madeAt, { day: formatDay(madeAt) })}</View>
        {decidedAt && <View>{fill(words.decidedAt, { day: formatDay(decidedAt) })}</View>}
        {answer && <View>{fill(words.answer, { answer })}</View>}
        {state === 'refused' && <View>{words.remedy}</View>}
      </View>
    </View>
  )
}

/** Asks for the state of a request by its receipt. */
export function RequestState() {
  const [receipt, setReceipt] = useState('')
  const [state, setState] = useState<RemovalState>()
  const [problem, setProblem] = useState('')
  const { busy, run } = useBusy()

  async function ask() {
    if (busy) return
    setState(undefined)
    const read = typedReceipt(receipt)
    if (!read) return setProblem(words.receiptMissing)
    setProblem('')
    const reply = await run(() => fetchRemovalState(read))
    if (!reply) return
    if (reply.ok) setState(reply.data)
    else setProblem(sentenceFor(reply.error))
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
