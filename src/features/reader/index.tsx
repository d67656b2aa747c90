import Taro, { usePageScroll } from '@tarojs/taro'
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react'
import { Text, View } from '@tarojs/components'
import { readerCopy, fill } from '@/copy/reader'
import { LIMITS } from '@domain/limits'
import type { ReadableDocument } from '@/libraries/document'
import { host } from '@/platform/host'
import { requireLogin } from '@/actions/require-login'
import { paperOf, fontScaleOf, useReadingSettings } from '@/stores/reading'
import { open } from '@/routing/navigation'
import { Page } from '@/ui/page'
import type { LinkSegment } from '@/ui/segments/types'
import { State } from '@/ui/state'
import { ReaderSidebar, ContentsSheet } from './sidebar'
import { DocumentBody } from './body'
import { DocumentEnd, type ResultNeighbours } from './end'
import { FindBar, useInPageSearch, HitButtons, useHitSteps } from './find-bar'
import { DocumentHeader } from './head'
import { articleCount, withoutLoneEntry } from './model/catalog'
import { role } from '@/ui/aria'
import { Illustration } from '@/ui/drawing'
import { ReadingSettingsSheet } from './settings-sheet'
import { bookmarkTool, type ReaderTool, ReaderTools, type BookmarkToggle, ReaderHeader } from './tools'
import { noteIdIn } from './model/highlights'
import type { NoteSubject, NoteTarget } from './notes/types'
import { useDocumentNotes } from './use-notes'
import { type ReaderSheet, useClosing } from './use-closing'
import { useReadingPlace } from './use-reading-place'
import { type PassageTarget, useReaderText } from './use-text'
import './not-public.scss'
import './index.scss'
import './large.scss'
import './print.scss'

const { title, reason: reasonText, rules, basis, list } = readerCopy.notPublic
const ORDINALS = readerCopy.notPublic.ordinals
const { reader } = readerCopy

/** Replaces the text of a case that is not public. Lists the possible reasons; the one that applies is bold. */
function NotPublic({ reason }: { reason: string }) {
  return (
    <View className='not-public'>
      <View className='not-public__head'>
        <Illustration name='not-public' />
        <View className='not-public__words'>
          <View className='not-public__title' {...role('heading')} aria-level={2}>
            {title}
          </View>
          {reason && <View className='not-public__reason'>{fill(reasonText, { reason })}</View>}
        </View>
      </View>
      <View className='not-public__rules' {...role('heading')} aria-level={2}>
        {rules}
      </View>
      <View className='not-public__basis'>{basis}</View>
      {list.map((rule, at) => (
        <View key={at} className={`not-public__rule${reason && rule.includes(reason) ? ' not-public__rule--on' : ''}`}>
          <Text className='not-public__ordinal'>{ORDINALS[at]}</Text>
          <Text className='not-public__which'>{rule}</Text>
        </View>
      ))}
    </View>
  )
}

export interface ReaderProps {
  document: ReadableDocument
  pageType: string
  /** The name of the library to which the reading settings apply. */
  library: string
  at?: PassageTarget
  /** Links to related documents, below the facts. */
  links?: ReactNode
  neighbours?: ResultNeighbours
  onLink: (link: LinkSegment) => void
  onVersions?: (passage: number) => void
  /** Opens another version of the law. */
  onVersion?: (lid: string) => void
  /** Opens the actions of an article. */
  onArticle?: (passage: number) => void
  onCite?: () => void
  /** The bookmark button. Absent for a document that cannot be saved in the workspace. */
  bookmark?: BookmarkToggle
  /** The document to which new notes belong. Absent for a document that cannot have notes. */
  noteSubject?: NoteSubject
  /** The note to open, or the block or passage to select. Only a new object opens it again. */
  noteAt?: NoteTarget
  /**
   * Opens the share sheet. The argument is the passage at the reader's position, or `undefined` while the document's
   * header is in view.
   */
  onShare?: (passage: number | undefined) => void
  /**
   * Called when a scroll ends, with the passage at the reader's position, or `undefined` while the header is in view.
   */
  onRest?: (passage: number | undefined) => void
  onDownload?: () => void
  downloading?: boolean
  /** The content below the document's text. */
  foot?: ReactNode
  /** Sheets over the text, in addition to the reader's own. */
  over?: ReactNode
}

export function Reader({ document: whole, pageType, at, onVersions, onArticle, onShare, ...props }: ReaderProps) {
  const document = useMemo(() => withoutLoneEntry(whole), [whole])
  const { settings, change, restore } = useReadingSettings(pageType)
  const text = useReaderText(document, at)
  const { name, blockText, view, target, here, jump, goToTarget } = text
  const find = useInPageSearch(text)
  const hits = useHitSteps(text)
  useReadingPlace(text, props.onRest)
  const notes = useDocumentNotes(props.noteSubject, text, props.noteAt)
  // A text without articles amends another law. An article that it names belongs to that other law, so there is no
  // enclosing law.
  const enclosingLaw = useMemo(
    () => (articleCount(document.passages) > 0 ? document.enclosingLaw : undefined),
    [document],
  )
  const [sheet, setSheet] = useState<ReaderSheet>()
  const hasHeaderTitle = useHeaderTitle(document.title)
  const close = () => setSheet(undefined)

  const { onLink: onOtherLink } = props
  const { openNote } = notes
  const onLink = useCallback(
    (link: LinkSegment) => {
      setSheet(undefined)
      const note = noteIdIn(link.attributes)
      if (note) openNote({ note })
      else onOtherLink(link)
    },
    [openNote, onOtherLink],
  )

  const openVersions = useClosing(setSheet, onVersions)
  const openArticle = useClosing(setSheet, onArticle)

  const goToPassage = (passage: number) => goToTarget({ passage, smooth: true })
  const hasHeadings = document.catalog.length > 0
  const hasContents = hasHeadings || notes.notes.length > 0
  // A guest may read the list of notes without a login.
  const openContents = () => (!hasHeadings || requireLogin()) && setSheet('contents')
  // The title bar of a mini-program has no space for further buttons.
  const inHeader = host.current() !== 'weapp'
  const similarCases = host.isSinglePage() ? undefined : document.similarCases
  const isBlank = !blockText.blocks.length && document.notPublicReason === undefined
  const {
    contents,
    find: findTool,
    settings: settingsTool,
    hits: hitsTool,
    share,
    similarCases: similarTool,
    download,
  } = TOOLS
  const tools: ReaderTool[] = [
    ...(hasContents && !inHeader ? [{ ...contents, onTap: openContents, on: sheet === 'contents' }] : []),
    ...(blockText.blocks.length ? [{ ...findTool, onTap: () => requireLogin() && find.open() }] : []),
    ...(blockText.blocks.length
      ? [{ ...settingsTool, onTap: () => setSheet('settings'), on: sheet === 'settings' }]
      : []),
    ...(hits.count > 0 && hits.isPutAway ? [{ ...hitsTool, onTap: () => hits.putAway(false) }] : []),
    ...(props.bookmark && !inHeader ? [bookmarkTool(props.bookmark)] : []),
    ...(onShare ? [{ ...share, onTap: () => onShare(view.here() && here().passage) }] : []),
    ...(similarCases ? [{ ...similarTool, onTap: () => void open(similarCases.route, similarCases.params) }] : []),
    ...(props.onDownload ? [{ ...download, onTap: props.onDownload, busy: props.downloading }] : []),
  ]
  const hitsShown = hits.count > 0 && !hits.isPutAway
  const lineStep = LIMITS.reading.lineHeights.findIndex(height => height === settings.lineHeight)

  return (
    <Page
      ground='card'
      className={`reader paper--${paperOf(settings)} reader--font-${settings.fontStep} reader--line-${lineStep}${hitsShown ? ' reader--hits' : ''}${hasHeadings ? ' reader--contents' : ''}`}
      header={
        <ReaderHeader
          id={`${name}-header`}
          title={hasHeaderTitle ? document.title : ''}
          onContents={hasContents && inHeader ? openContents : undefined}
          bookmark={inHeader ? props.bookmark : undefined}
        />
      }
      footer={
        find.isOpen ? (
          <FindBar find={find} />
        ) : (
          tools.length > 0 && (
            <>
              {hitsShown && <HitButtons hits={hits} />}
              <ReaderTools tools={tools} />
            </>
          )
        )
      }
      over={
        <>
          {hasContents && (
            <ContentsSheet
              open={sheet === 'contents'}
              onClose={close}
              document={document}
              notes={notes.notes}
              here={() => here().passage}
              onGo={passage => {
                close()
                goToPassage(passage)
              }}
              onNote={note => {
                close()
                openNote({ note })
              }}
            />
          )}
          {notes.layer}
          {props.over}
          <ReadingSettingsSheet
            open={sheet === 'settings'}
            onClose={close}
            library={props.library}
            settings={settings}
            onChange={change}
            textFromHere={() => blockText.plain.slice(here().passage)}
            onRestore={restore}
          />
        </>
      }
    >
      <DocumentHeader
        document={document}
        isHeadInView={() => !view.here()}
        onGo={goToPassage}
        onLink={onLink}
        onVersion={props.onVersion}
      />
      {props.links}
      {document.notPublicReason !== undefined && <NotPublic reason={document.notPublicReason} />}
      {isBlank && <State kind='empty' sentence={readerCopy.reader.empty} />}
      <DocumentBody
        name={name}
        blockText={blockText}
        enclosingLaw={enclosingLaw}
        view={view}
        size={LIMITS.reading.size * fontScaleOf(settings)}
        lineHeight={settings.lineHeight}
        target={target}
        matches={find.matches}
        now={find.now}
        hit={find.isOpen ? undefined : hits.hit}
        marked={jump?.passage}
        highlights={notes.highlights}
        picked={notes.picked}
        onPick={notes.onSelect}
        onLink={onLink}
        onVersions={openVersions}
        onArticle={openArticle}
      />
      <DocumentEnd neighbours={props.neighbours} onCite={props.onCite} />
      {props.foot}
      {/*
       * The sidebar must be the last child. A prerendered page has no sidebar, and hydration matches children by
       * their index.
       */}
      <ReaderSidebar
        document={document}
        notes={notes.notes}
        here={() => here().passage}
        jump={jump}
        onGo={goToPassage}
        onNote={note => openNote({ note })}
      />
    </Page>
  )
}
const TOOLS = {
  contents: { icon: 'list-tree', label: reader.contents, sensorsName: 'reader_contents' },
  find: { icon: 'text-search', label: reader.find, sensorsName: 'reader_find' },
  settings: { icon: 'a-large-small', label: reader.settings, sensorsName: 'reader_settings' },
  hits: { icon: 'highlighter', label: reader.hits.name, sensorsName: 'reader_hits' },
  share: { icon: 'share-2', label: reader.share, sensorsName: 'reader_share' },
  similarCases: { icon: 'files', label: readerCopy.document.similarCases, sensorsName: 'document_alike' },
  download: { icon: 'download', label: reader.download, sensorsName: 'reader_download' },
} as const

/**
 * Returns whether the document's own title has scrolled out of view. If so, also sets the title of the browser or the
 * mini-program's bar. In Moments, WeChat draws that bar.
 */
function useHeaderTitle(title: string): boolean {
  const [titled, setTitled] = useState(false)
  usePageScroll(({ scrollTop }) => setTitled(scrollTop >= LIMITS.scroll.titleShownAt))
  useEffect(() => {
    if (titled && !host.isSinglePage()) void Taro.setNavigationBarTitle({ title })
  }, [titled, title])
  return titled
}
