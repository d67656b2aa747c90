import { useEffect, useState } from 'react'
import { LIMITS } from '@domain/limits'
import { readBriefFile } from '@/api/brief'
import { briefCopy } from '@/copy/brief'
import { type ChosenFile } from '@/platform/chosen-file/port'
import { chosenFile } from '@/platform/chosen-file'
import { toast } from '@/platform/toast'
import { sentenceFor, success } from '@/request/errors'
import { RequestSequencer } from '@/request/sequencer'
import type { Outcome, Progressed } from './check'
import { check } from './check'

const { brief } = briefCopy
const ENDINGS = ['docx', 'txt']

export function useBrief() {
  const [text, setText] = useState('')
  const [file, setFile] = useState<ChosenFile>()
  const [progress, setProgress] = useState<Progressed>()
  const [outcome, setOutcome] = useState<Outcome>()
  const [latest] = useState(() => new RequestSequencer({ quiet: true }))
  useEffect(() => () => latest.stop(), [latest])

  async function open() {
    const chosen = await chosenFile.choose(ENDINGS)
    if (chosen === 'cancelled') return
    if (chosen === 'refusedPrivacy' || chosen === 'failed') toast(brief.notOpened[chosen], { mark: 'failed' })
    else if (chosen.size > LIMITS.brief.file) toast(brief.tooLarge)
    else setFile(chosen)
  }

  async function start() {
    setProgress({ stage: file ? 'file' : 'find', percent: 0 })
    const result = await latest.ask(async signal => {
      const held = await file?.read()
      if (file && held === undefined) return { ok: false, error: { id: 'rejected', message: brief.unreadable } }
      const words = held === undefined ? success(text) : await readBriefFile(held, signal)
      return words.ok ? check(words.data, signal, setProgress) : words
    })
    if (!result) return
    setProgress(undefined)
    if (result.ok) setOutcome(result.data)
    else toast(sentenceFor(result.error))
  }

  function stop() {
    latest.stop()
    setProgress(undefined)
  }

  return {
    text,
    setText,
    file,
    removeFile: () => setFile(undefined),
    open: () => void open(),
    progress,
    start: () => void start(),
    stop,
    outcome,
    again: () => setOutcome(undefined),
    isReady: file !== undefined || text.trim() !== '',
  }
}

export type BriefState = ReturnType<typeof useBrief>
