import { useState } from 'react'
import type { BriefReport } from '@contract/brief'
import { questionOf } from '@domain/brief/question'
import { LIMITS } from '@domain/limits'
import { downloadDocument } from '@/actions/download-document'
import { requireMember } from '@/actions/require-login'
import { makeBriefReport } from '@/api/brief'
import { reportFile } from '@/api/report'
import { toast } from '@/platform/toast'
import { sentenceFor } from '@/request/errors'
import { type Finding, WORDS_LENGTH } from './finding'

const LONGEST = { place: 400, title: 200 }

function requestOf(findings: Finding[], title?: string): BriefReport {
  const citations = findings.slice(0, LIMITS.brief.reported).map(({ citation, context }) => ({
    ...questionOf(citation),
    words: context.words.slice(0, WORDS_LENGTH),
    place: (context.before + context.words + context.after).slice(0, LONGEST.place),
  }))
  return title ? { title: title.slice(0, LONGEST.title), citations } : { citations }
}

/** The findings as a Word file, for members; one at a time. */
export function useReport(findings: Finding[], title?: string) {
  const [busy, setBusy] = useState(false)
  async function make() {
    if (busy || !requireMember()) return
    setBusy(true)
    const made = await makeBriefReport(requestOf(findings, title))
    if (made.ok) await downloadDocument({ path: reportFile(made.data.key), title: made.data.title, isPublic: true })
    else toast(sentenceFor(made.error))
    setBusy(false)
  }
  return { busy, start: () => void make() }
}
