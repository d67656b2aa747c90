import Taro, { usePageScroll } from '@tarojs/taro'
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react'
import { Text, View } from '@tarojs/components'
import { readerCopy, fill } from '@/copy/reader'
import { LIMITS } from '@domain/limits'
import type { ReadableDocument } from '@/libraries/document'
import { host } from '@/platform/host'
import { requireLogin } from '@/actions/require-login'
import { scaleOf, useReading } from '@/stores/reading'
import { open } from '@/routing/navigation'
import { Page } from '@/ui/page'
import type { LinkSegment } from '@/ui/segments/types'
import { State } from '@/ui/state'
import { Aside, Contents } from './sidebar'
import { Body } from './body'
import { End, type Neighbours } from './end'
import { FindBar, useFind, HitKeys, useHits } from './find-bar'
import { Head } from './head'
import { articleCount } from './model/catalog'
import { role } from '@/ui/aria'
import { Drawing } from '@/ui/drawing'
import { SettingsSheet } from './settings-sheet'
import { keepTool, type Tool, Tools, type Keeping, ReaderHeader } from './tools'
import { noteIn } from './model/highlights'
import type { NoteSubject, NoteWish } from './notes/types'
import { useNotes } from './use-notes'
import { type At, useText } from './use-text'
import './not-public.scss'
import './index.scss'
import './print.scss'

const { title, reason: because, rules, basis, list } = readerCopy.notPublic
const ORDINALS = readerCopy.notPublic.ordinals
const { reader } = readerCopy

/** In place of the text of a case: that it is not public, why, and which cases are not. The rule that applies is bold. */
function NotPublic({ reason }: { reason: string }) {
  return (
    <View className='not-public'>
      <View className='not-public__head'>
        <Drawing name='not-public' />
        <View className='not-public__words'>
          <View className='not-public__title' {...role('heading')} aria-level={2}>
            {title}
          </View>
          {reason && <View className='not-public__reason'>{fill(because, { reason })}</View>}
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
  /** What the settings say they are for. */
  library: string
  at?: At
  /** Lines under the facts that lead to what belongs to the document. */
  links?: ReactNode
  neighbours?: Neighbours
  onLink: (link: LinkSegment) => void
  onVersions?: (passage: number) => void
  /** An article is asked for what can be done with it. */
  onArticle?: (passage: number) => void
  onCite?: () => void
  /** Where it can be kept on the desk. */
  keep?: Keeping
  /** Where its words can be marked; and what of it somebody wants to mark, each wish a new object. */
  noteSubject?: NoteSubject
  noteAt?: NoteWish
  /** Told the passage that the reader is at, unless the document's head is in view. */
  onShare?: (passage: number | undefined) => void
  onDownload?: () => void
  downloading?: boolean
  /** Below all of it. */
  foot?: ReactNode
  /** Sheets that others lay over the text. */
  over?: ReactNode
}

export function Reader({ document, pageType, at, onVersions, onArticle, onShare, ...props }: ReaderProps) {
  const { settings, change, restore } = useReading(pageType)
  const text = useText(document, at)
  const { name, reading, view, going, here, marked, readAt } = text
  const find = useFind(text)
  const hits = useHits(text)
  const notes = useNotes(props.noteSubject, text, props.noteAt)
  // 第一百三十三条 in an amendment, which has no articles of its own, is another law's.
  const own = useMemo(() => (articleCount(document.passages) > 0 ? document.enclosingLaw : undefined), [document])
  const [sheet, setSheet] = useState<'contents' | 'settings'>()
  const titled = useTitled(document.title)
  const close = () => setSheet(undefined)

  const { onLink: onOtherLink } = props
  const { wish } = notes
  const onLink = useCallback(
    (link: LinkSegment) => {
      const note = noteIn(link.attributes)
      if (note) wish({ note })
      else onOtherLink(link)
    },
    [wish, onOtherLink],
  )

  const goToPassage = (passage: number) => readAt({ passage, smooth: true })
  const hasHeadings = document.catalog.length > 0
  const hasContents = hasHeadings || notes.notes.length > 0
  // One's own notes are open to guests.
  const openContents = () => (!hasHeadings || requireLogin()) && setSheet('contents')
  // The mini-program's bar is the system's, and has room for no key of ours.
  const inHeader = host.current() !== 'weapp'
  const otherCases = host.isSinglePage() ? undefined : document.similarCases
  const isBlank = !reading.pieces.length && document.notPublicReason === undefined
  const { contents, find: findTool, settings: settingsTool, share, alike, download } = TOOLS
  const tools: Tool[] = [
    ...(hasContents && !inHeader ? [{ ...contents, onTap: openContents, on: sheet === 'contents' }] : []),
    ...(reading.pieces.length ? [{ ...findTool, onTap: () => requireLogin() && find.open() }] : []),
    ...(reading.pieces.length
      ? [{ ...settingsTool, onTap: () => setSheet('settings'), on: sheet === 'settings' }]
      : []),
    ...(props.keep && !inHeader ? [keepTool(props.keep)] : []),
    ...(onShare ? [{ ...share, onTap: () => onShare(view.here() && here().passage) }] : []),
    ...(otherCases ? [{ ...alike, onTap: () => void open(otherCases.route, otherCases.params) }] : []),
    ...(props.onDownload ? [{ ...download, onTap: props.onDownload, busy: props.downloading }] : []),
  ]
  const lineStep = LIMITS.reading.lineHeights.findIndex(height => height === settings.lineHeight)

  return (
    <Page
      ground='card'
      className={`reader reader--font-${settings.fontStep} reader--line-${lineStep}${hits.count ? ' reader--hits' : ''}${hasHeadings ? ' reader--contents' : ''}`}
      header={
        <ReaderHeader
          id={`${name}-header`}
          title={titled ? document.title : ''}
          onContents={hasContents && inHeader ? openContents : undefined}
          keep={inHeader ? props.keep : undefined}
        />
      }
      footer={
        find.isOpen ? (
          <FindBar find={find} />
        ) : (
          tools.length > 0 && (
            <>
              {hits.count > 0 && <HitKeys hits={hits} />}
              <Tools tools={tools} />
            </>
          )
        )
      }
      over={
        <>
          {hasContents && (
            <Contents
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
                wish({ note })
              }}
            />
          )}
          {notes.layer}
          <SettingsSheet
            open={sheet === 'settings'}
            onClose={close}
            library={props.library}
            settings={settings}
            onChange={change}
            onRestore={restore}
          />
          {props.over}
        </>
      }
    >
      <Head document={document} />
      {props.links}
      {document.notPublicReason !== undefined && <NotPublic reason={document.notPublicReason} />}
      {isBlank && <State kind='empty' sentence={readerCopy.reader.empty} />}
      <Body
        name={name}
        reading={reading}
        own={own}
        view={view}
        size={LIMITS.reading.size * scaleOf(settings)}
        lineHeight={settings.lineHeight}
        going={going}
        matches={find.matches}
        now={find.now}
        hit={find.isOpen ? undefined : hits.hit}
        marked={marked}
        paints={notes.paints}
        picked={notes.picked}
        onPick={notes.onPick}
        onLink={onLink}
        onVersions={onVersions}
        onArticle={onArticle}
      />
      <End neighbours={props.neighbours} onCite={props.onCite} />
      {props.foot}
      {/* Last: the first paint, which has none of it, counts the parts before it. */}
      <Aside
        document={document}
        notes={notes.notes}
        here={() => here().passage}
        onGo={goToPassage}
        onNote={note => wish({ note })}
      />
    </Page>
  )
}
const TOOLS = {
  contents: { icon: 'list-tree', label: reader.contents, sensorsName: 'reader_contents' },
  find: { icon: 'text-search', label: reader.find, sensorsName: 'reader_find' },
  settings: { icon: 'a-large-small', label: reader.settings, sensorsName: 'reader_settings' },
  share: { icon: 'share-2', label: reader.share, sensorsName: 'reader_share' },
  alike: { icon: 'search', label: readerCopy.document.alike, sensorsName: 'document_alike' },
  download: { icon: 'download', label: reader.download, sensorsName: 'reader_download' },
} as const

/** The header takes the title over when the document's own has begun to leave. The bar of a page in Moments is WeChat's own. */
function useTitled(title: string): boolean {
  const [titled, setTitled] = useState(false)
  usePageScroll(({ scrollTop }) => setTitled(scrollTop >= LIMITS.scroll.titleShownAt))
  useEffect(() => {
    if (titled && !host.isSinglePage()) void Taro.setNavigationBarTitle({ title })
  }, [titled, title])
  return titled
}
