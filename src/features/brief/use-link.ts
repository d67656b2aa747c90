import { useState } from 'react'
import { questionOf } from '@domain/brief/question'
import { LIMITS } from '@domain/limits'
import { requireMember } from '@/actions/require-login'
import { makeBriefLink } from '@/api/brief'
import { briefCopy, fill } from '@/copy/brief'
import { toast } from '@/platform/toast'
import { sentenceFor } from '@/request/errors'
import { open } from '@/routing/navigation'
import { type Finding, WORDS_LENGTH } from './finding'

const { linked: most } = LIMITS.brief

/** Nothing of the brief but its citations. */
const citationOf = ({ citation, context }: Finding) => ({
  ...questionOf(citation),
  words: context.words.slice(0, WORDS_LENGTH),
})

/** A link to what was found, for members; it opens on the screen that others will see. */
export function useLink(findings: Finding[], onDone: () => void) {
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
