/** 引用核验, the citation check: compares the citations of a document with the library. */
import { View, Text } from '@tarojs/components'
import { type ReactNode, useMemo, useState, useEffect } from 'react'
import type { ArticleLookup } from '@domain/citation/link-citations'
import { ROUTES } from '@/routing/routes'
import { Page, Header } from '@/ui/page'
import { LIMITS } from '@domain/limits'
import { citationCheckCopy, fill } from '@/copy/citation-check'
import { useLostFocus } from '@/ui/aria/use-lost-focus'
import { Button } from '@/ui/button'
import { IconButton } from '@/ui/icon-button'
import { ListItem } from '@/ui/list-item'
import { ProgressBar } from '@/ui/progress'
import { Section } from '@/ui/section'
import { TextArea } from '@/ui/text-area'
import { fetchFileText, makeCitationCheckLink } from '@/api/citation-check'
import type { ChosenFile } from '@/platform/ports/files'
import { chosenFile } from '@/platform/chosen-file'
import { toast } from '@/platform/messages'
import { useBusy } from '@/platform/use-busy'
import { type Result, failure, errorSentence, success } from '@/request/errors'
import type { AbortSignalLike } from '@/request/http'
import { RequestSequencer } from '@/request/sequencer'
import { ActionBar } from '@/ui/action-bar'
import { Sheet } from '@/ui/sheet'
import { Switch } from '@/ui/switch'
import {
  type CheckOutcome,
  type CheckProgress,
  type CitationFinding,
  MAX_CITATION_LENGTH,
  checkDocument,
  uncheckedFields,
} from './check'
import { type ArticleWithVersions, citationActions } from './citation-list'
import { citationQuery } from '@domain/citation-check/citation-query'
import { requireMember } from '@/actions/require-login'
import { open } from '@/routing/navigation'
import { CitationExample } from './example'
import { CheckResults } from './results'
import './index.scss'
import './large.scss'
import './print.scss'

const { citationCheck } = citationCheckCopy

const { linked: maxLinked } = LIMITS.citationCheck

/** Returns the part of a finding that a link stores. A link stores no other text of the document. */
const linkedCitation = ({ citation, context }: CitationFinding) => ({
  ...citationQuery(citation),
  words: context.words.slice(0, MAX_CITATION_LENGTH),
})

/** Makes a link to the results and opens the link's screen. Only members can make a link. */
function useResultsLink(outcome: CheckOutcome | undefined, onDone: () => void) {
  const { busy, run } = useBusy()
  async function make(quotes: boolean) {
    if (!outcome || !requireMember(citationCheck.linkForMembers)) return
    const { findings } = outcome
    if (findings.length > maxLinked) return toast(fill(citationCheckCopy.citationCheck.linkMost, { most: maxLinked }))
    const citations = findings.map(linkedCitation)
    const link = await run(() => makeCitationCheckLink({ citations, quotes, ...uncheckedFields(outcome) }))
    if (!link) return
    if (!link.ok) return toast(errorSentence(link.error))
    onDone()
    if (await open('brief', { secretKey: link.data })) toast(citationCheckCopy.citationCheck.linked, { mark: 'done' })
  }
  return { busy, make }
}

interface LinkSheetProps {
  open: boolean
  outcome?: CheckOutcome
  onClose: () => void
}

/** Explains what a link reveals before it is made. */
function LinkSheet({ open, outcome, onClose }: LinkSheetProps) {
  const [includesQuotes, setIncludesQuotes] = useState(false)
  const { busy, make } = useResultsLink(outcome, onClose)
  const hasDifferences = outcome?.findings.some(({ checked }) => checked.changes)
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={citationCheck.linkTitle}
      actions={
        <ActionBar
          main={{
            label: citationCheck.linkMake,
            busy,
            onTap: () => void make(includesQuotes && !!hasDifferences),
            sensorsName: 'brief_link_make',
          }}
        />
      }
    >
      <View className='citation-check-link'>
        {citationCheck.linkPoints.map(point => (
          <View key={point} className='citation-check-link__point'>
            {point}
          </View>
        ))}
        {hasDifferences && (
          <View className='citation-check-link__quotes'>
            <Text>{citationCheck.linkQuotes}</Text>
            <Switch
              checked={includesQuotes}
              onChange={setIncludesQuotes}
              label={citationCheck.linkQuotes}
              sensorsName='brief_link_quotes'
            />
          </View>
        )}
      </View>
    </Sheet>
  )
}

const EXTENSIONS = ['docx', 'pdf', 'txt']

function useCitationCheck() {
  const [text, setText] = useState('')
  const [file, setFile] = useState<ChosenFile>()
  const [progress, setProgress] = useState<CheckProgress>()
  const [outcome, setOutcome] = useState<CheckOutcome>()
  const [latest] = useState(() => new RequestSequencer({ quiet: true }))
  useEffect(() => () => latest.stop(), [latest])

  async function open() {
    const chosen = await chosenFile.choose(EXTENSIONS)
    if (chosen === 'cancelled') return
    if (chosen === 'refusedPrivacy' || chosen === 'failed') toast(citationCheck.notOpened[chosen], { mark: 'failed' })
    else if (chosen.size > LIMITS.citationCheck.file) toast(citationCheck.tooLarge)
    else setFile(chosen)
  }

  async function check(signal: AbortSignalLike): Promise<Result<CheckOutcome>> {
    const content = await file?.read()
    if (file && content === undefined) return failure({ id: 'rejected', message: citationCheck.unreadable })
    const words = content === undefined ? success({ text }) : await fetchFileText(content, signal)
    return words.ok ? checkDocument(words.data, signal, setProgress) : words
  }

  async function start() {
    setProgress({ stage: file ? 'file' : 'find', percent: 0 })
    // An unexpected error also becomes a result, because otherwise the progress would never end.
    const result = await latest.run(signal => check(signal).catch(() => failure<CheckOutcome>({ id: 'garbled' })))
    if (!result) return
    setProgress(undefined)
    if (result.ok) setOutcome(result.data)
    else toast(errorSentence(result.error))
  }

  function stop() {
    latest.stop()
    setProgress(undefined)
  }

  /** Begins with another document. The message takes that back. */
  function reset() {
    setOutcome(undefined)
    setText('')
    setFile(undefined)
    const undo = () => {
      setText(text)
      setFile(file)
    }
    toast(citationCheck.emptied, {
      duration: LIMITS.toast.undo,
      action: { label: citationCheckCopy.action.undo, onTap: undo, sensorsName: 'brief_undo' },
    })
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
    reset,
    isReady: file !== undefined || text.trim() !== '',
  }
}

type CitationCheckState = ReturnType<typeof useCitationCheck>
const KB = 1024

const fileSize = (bytes: number) =>
  bytes < KB * KB ? `${Math.max(1, Math.round(bytes / KB))} KB` : `${(bytes / KB / KB).toFixed(1)} MB`

const stageLabel = ({ stage, from = 0, to = 0, all = 0 }: CheckProgress) =>
  fill(citationCheck.stages[stage], { from, to, all })

/** The input for the document: pasted text or a file. */
function DocumentInput({ of }: { of: CitationCheckState }) {
  const { text, setText, file, removeFile, open, progress, start, stop, isReady } = of
  // The example leaves with the first text. The text area's parent takes its focus.
  const focusable = useLostFocus(text)
  return (
    <>
      <Section title={citationCheck.text}>
        {file ? (
          <ListItem
            icon='file-text'
            title={file.name}
            detail={fileSize(file.size)}
            end={progress ? undefined : <IconButton icon='x' label={citationCheck.removeFile} onTap={removeFile} />}
          />
        ) : (
          <View className='citation-check__text' {...focusable}>
            <TextArea
              value={text}
              onChange={setText}
              label={citationCheck.text}
              placeholder={citationCheck.placeholder}
              maxLength={LIMITS.citationCheck.pasted}
            />
          </View>
        )}
        <View className='citation-check__note'>
          {!file && text.length >= LIMITS.citationCheck.pasted ? citationCheck.full : citationCheck.note}
        </View>
        {progress ? (
          <View className='citation-check__progress'>
            <ProgressBar label={stageLabel(progress)} percent={progress.percent} />
            <Button look='line' wide onTap={stop} sensorsName='brief_stop'>
              {citationCheck.stop}
            </Button>
          </View>
        ) : (
          <View className='citation-check__actions'>
            <Button look='line' wide icon='file-text' onTap={open} sensorsName='brief_open'>
              {citationCheck.openFile}
            </Button>
            <Button wide disabled={!isReady} onTap={start} sensorsName='brief_check'>
              {citationCheck.check}
            </Button>
          </View>
        )}
      </Section>
      {!file && !text && !progress && <CitationExample onPick={setText} />}
    </>
  )
}

interface CitationCheckProps {
  onCite: (cited: ArticleLookup) => void
  onCompare: (history: ArticleWithVersions) => void
  over: ReactNode
}

export function CitationCheck({ onCite, onCompare, over }: CitationCheckProps) {
  const state = useCitationCheck()
  const [isLinkSheetOpen, setLinkSheetOpen] = useState(false)
  const actionsOf = useMemo(() => citationActions({ onCite, onCompare }), [onCite, onCompare])
  const { outcome } = state
  const sheets = (
    <>
      {over}
      <LinkSheet open={isLinkSheetOpen} outcome={outcome} onClose={() => setLinkSheetOpen(false)} />
    </>
  )
  return (
    <Page
      className={outcome?.findings.length ? 'check-page' : ''}
      header={<Header back title={ROUTES.brief.title} ruled />}
      over={sheets}
    >
      <View className='citation-check'>
        {outcome ? (
          <CheckResults
            outcome={outcome}
            title={state.file?.name}
            onAgain={state.reset}
            onLink={() => setLinkSheetOpen(true)}
            citationActions={actionsOf}
          />
        ) : (
          <DocumentInput of={state} />
        )}
      </View>
    </Page>
  )
}
