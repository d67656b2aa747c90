import { View } from '@tarojs/components'
import { useState } from 'react'
import { deskCopy } from '@/copy/desk'
import type { KeptEntry } from '@domain/desk/folders'
import { DESK } from '@domain/desk/limits'
import { change } from '@/actions/keep-document'
import { ActionBar } from '@/ui/action-bar'
import { Sheet } from '@/ui/sheet'
import { TextArea } from '@/ui/text-area'
import { useLast } from '@/ui/layer/use-last'

const { desk: words } = deskCopy

/** A word of one's own to a document. */
export function RemarkSheet({ of, onClose }: { of?: KeptEntry; onClose: () => void }) {
  const entry = useLast(of)
  const [draft, setDraft] = useState<{ id: string; text: string }>()
  if (!entry) return null
  const { id, body } = entry
  const text = draft?.id === id ? draft.text : (body.remark ?? '')
  const close = () => {
    setDraft(undefined)
    onClose()
  }
  const save = () => {
    const remark = text.trim() || undefined
    if (remark !== body.remark) change([{ id, kind: 'document', body: { ...body, remark } }], words.saved)
    close()
  }
  return (
    <Sheet
      open={of !== undefined}
      onClose={close}
      title={words.remark}
      actions={<ActionBar main={{ label: deskCopy.action.confirm, onTap: save, sensorsName: 'desk_remark_save' }} />}
    >
      <View className='desk-form'>
        <TextArea
          value={text}
          onChange={next => setDraft({ id, text: next })}
          label={words.remark}
          placeholder={words.remarkHint}
          maxLength={DESK.remark}
        />
      </View>
    </Sheet>
  )
}
