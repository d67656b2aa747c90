import { Text, View } from '@tarojs/components'
import { useState } from 'react'
import { briefCopy, fill } from '@/copy/brief'
import { ActionBar } from '@/ui/action-bar'
import { Sheet } from '@/ui/sheet'
import { Switch } from '@/ui/switch'
import { type Finding, WORDS_LENGTH } from './finding'
import { questionOf } from '@domain/brief/question'
import { LIMITS } from '@domain/limits'
import { requireMember } from '@/actions/require-login'
import { makeBriefLink } from '@/api/brief'
import { toast } from '@/platform/toast'
import { sentenceFor } from '@/request/errors'
import { open } from '@/routing/navigation'

const { brief } = briefCopy

const { linked: most } = LIMITS.brief

/** Nothing of the brief but its citations. */
const citationOf = ({ citation, context }: Finding) => ({
  ...questionOf(citation),
  words: context.words.slice(0, WORDS_LENGTH),
})

/** A link to what was found, for members; it opens on the screen that others will see. */
function useLink(findings: Finding[], onDone: () => void) {
  const [busy, setBusy] = useState(false)
  async function make(quotes: boolean) {
    if (busy || !requireMember()) return
    if (findings.length > most) return toast(fill(briefCopy.brief.linkMost, { most }))
    setBusy(true)
    const made = await makeBriefLink({ citations: findings.map(citationOf), quotes })
    setBusy(false)
    if (!made.ok) return toast(sentenceFor(made.error))
    onDone()
    if (await open('brief', { secretKey: made.data })) toast(briefCopy.brief.linked, { mark: 'done' })
  }
  return { busy, make }
}

interface LinkSheetProps {
  open: boolean
  findings: Finding[]
  onClose: () => void
}

/** What others are to see of it, before there is a link. */
export function LinkSheet({ open, findings, onClose }: LinkSheetProps) {
  const [quotes, show] = useState(false)
  const { busy, make } = useLink(findings, onClose)
  const differ = findings.some(({ checked }) => checked.changes)
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={brief.linkTitle}
      actions={
        <ActionBar
          main={{
            label: brief.linkMake,
            busy,
            onTap: () => void make(quotes && differ),
            sensorsName: 'brief_link_make',
          }}
        />
      }
    >
      <View className='brief-link'>
        {brief.linkPoints.map(point => (
          <View key={point} className='brief-link__point'>
            {point}
          </View>
        ))}
        {differ && (
          <View className='brief-link__quotes'>
            <Text>{brief.linkQuotes}</Text>
            <Switch checked={quotes} onChange={show} label={brief.linkQuotes} sensorsName='brief_link_quotes' />
          </View>
        )}
      </View>
    </Sheet>
  )
}
