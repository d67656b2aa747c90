/** 引用核验: what a brief cites, held against the library. */
import { View, Text } from '@tarojs/components'
import { type ReactNode, useMemo, useState, useEffect } from 'react'
import type { ArticleLookup } from '@domain/citation/link-citations'
import { ROUTES } from '@/routing/routes'
import { Page, Header } from '@/ui/page'
import { LIMITS } from '@domain/limits'
import { briefCopy, fill } from '@/copy/citation-check'
import { Button } from '@/ui/button'
import { IconButton } from '@/ui/icon-button'
import { ListItem } from '@/ui/list-item'
import { ProgressBar } from '@/ui/progress'
import { Section } from '@/ui/section'
import { TextArea } from '@/ui/text-area'
import { fetchFileText, makeCitationCheckLink } from '@/api/citation-check'
import type { ChosenFile } from '@/platform/chosen-file/port'
import { chosenFile } from '@/platform/chosen-file'
import { toast } from '@/platform/toast'
import { sentenceFor, success } from '@/request/errors'
import { RequestSequencer } from '@/request/sequencer'
import { ActionBar } from '@/ui/action-bar'
import { Sheet } from '@/ui/sheet'
import { Switch } from '@/ui/switch'
import { type Finding, WORDS_LENGTH, type Compared, waysOf } from './citation-list'
import { citationQuery } from '@domain/citation-check/citation-query'
import { requireMember } from '@/actions/require-login'
import { open } from '@/routing/navigation'
import { Results, type Progressed, type Outcome, check } from './results'
import './index.scss'

const { brief } = briefCopy

const { linked: most } = LIMITS.citationCheck

/** Nothing of the brief but its citations. */
const citationOf = ({ citation, context }: Finding) => ({
  ...citationQuery(citation),
  words: context.words.slice(0, WORDS_LENGTH),
})

/** A link to what was found, for members; it opens on the screen that others will see. */
function useLink(findings: Finding[], onDone: () => void) {
  const [busy, setBusy] = useState(false)
  async function make(quotes: boolean) {
    if (busy || !requireMember()) return
    if (findings.length > most) return toast(fill(briefCopy.brief.linkMost, { most }))
    setBusy(true)
    const made = await makeCitationCheckLink({ citations: findings.map(citationOf), quotes })
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
function LinkSheet({ open, findings, onClose }: LinkSheetProps) {
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

const ENDINGS = ['docx', 'txt']

function useBrief() {
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
    else if (chosen.size > LIMITS.citationCheck.file) toast(brief.tooLarge)
    else setFile(chosen)
  }

  async function start() {
    setProgress({ stage: file ? 'file' : 'find', percent: 0 })
    const result = await latest.run(async signal => {
      const held = await file?.read()
      if (file && held === undefined) return { ok: false, error: { id: 'rejected', message: brief.unreadable } }
      const words = held === undefined ? success(text) : await fetchFileText(held, signal)
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

type BriefState = ReturnType<typeof useBrief>
const KB = 1024

const sizeOf = (bytes: number) =>
  bytes < KB * KB ? `${Math.max(1, Math.round(bytes / KB))} KB` : `${(bytes / KB / KB).toFixed(1)} MB`

const stageOf = ({ stage, from = 0, to = 0, all = 0 }: Progressed) => fill(brief.stages[stage], { from, to, all })

/** Takes the text to be checked: pasted, or from a file. */
function Entry({ of }: { of: BriefState }) {
  const { text, setText, file, removeFile, open, progress, start, stop, isReady } = of
  return (
    <Section title={brief.text}>
      {file ? (
        <ListItem
          icon='file-text'
          title={file.name}
          detail={sizeOf(file.size)}
          end={progress ? undefined : <IconButton icon='x' label={brief.removeFile} onTap={removeFile} />}
        />
      ) : (
        <View className='brief__text'>
          <TextArea
            value={text}
            onChange={setText}
            label={brief.text}
            placeholder={brief.placeholder}
            maxLength={LIMITS.citationCheck.pasted}
          />
        </View>
      )}
      <View className='brief__note'>
        {!file && text.length >= LIMITS.citationCheck.pasted ? brief.full : brief.note}
      </View>
      {progress ? (
        <View className='brief__progress'>
          <ProgressBar label={stageOf(progress)} percent={progress.percent} />
          <Button look='line' wide onTap={stop} sensorsName='brief_stop'>
            {brief.stop}
          </Button>
        </View>
      ) : (
        <View className='brief__keys'>
          <Button look='line' wide icon='file-text' onTap={open} sensorsName='brief_open'>
            {brief.openFile}
          </Button>
          <Button wide disabled={!isReady} onTap={start} sensorsName='brief_check'>
            {brief.check}
          </Button>
        </View>
      )}
    </Section>
  )
}

interface BriefProps {
  onCite: (cited: ArticleLookup) => void
  onCompare: (history: Compared) => void
  over: ReactNode
}

export function Brief({ onCite, onCompare, over }: BriefProps) {
  const brief = useBrief()
  const [linking, setLinking] = useState(false)
  const ways = useMemo(() => waysOf({ onCite, onCompare }), [onCite, onCompare])
  const { outcome } = brief
  const sheets = (
    <>
      {over}
      <LinkSheet open={linking} findings={outcome?.findings ?? []} onClose={() => setLinking(false)} />
    </>
  )
  return (
    <Page header={<Header back title={ROUTES.brief.title} />} over={sheets}>
      <View className='brief'>
        {outcome ? (
          <Results
            outcome={outcome}
            title={brief.file?.name}
            onAgain={brief.again}
            onLink={() => setLinking(true)}
            ways={ways}
          />
        ) : (
          <Entry of={brief} />
        )}
      </View>
    </Page>
  )
}
