import { type ReactNode, useMemo, useState, useRef, useEffect } from 'react'
import { View } from '@tarojs/components'
import { LoadErrorScreen } from '@/request/load-error'
import type { Params } from '@domain/format/address'
import { Reader } from '@/features/reader'
import { ReaderSkeleton } from '@/features/reader/skeleton'
import type { NoteTarget, NoteSubject } from '@/features/reader/notes/types'
import type { DocumentSource, ReadableDocument } from '@/libraries/document'
import { AppIntroduction } from '@/features/share/landing'
import { isFirstScreen, useParams, open } from '@/routing/navigation'
import { host } from '@/platform/host'
import { removalRequest } from '@/actions/ask-for-removal'
import { copyText } from '@/actions/copy-text'
import { useDownload } from '@/actions/download-document'
import { addConditions, type Condition } from '@domain/query/condition'
import { decodeUrlQuery, encodeUrlQuery } from '@domain/query/codec'
import { readerCopy, fill } from '@/copy/reader'
import { formatCount } from '@domain/format/amounts'
import { toast } from '@/platform/messages'
import { links } from '@/platform/links'
import { ListItem } from '@/ui/list-item'
import { publicParams } from '@/api/share'
import { type ShownDocument, workspaceIdOfShown, passageOfArticle, passageOfParams, readingPlaceOf } from './place'
import { shareLinkTo } from '@/features/share/use-forward'
import { usePrinting } from '@/platform/printing'
import { settings } from '@/platform/settings'
import { today } from '@/platform/today'
import type { RouteName } from '@/routing/routes'
import { useDocument } from './use-document'
import { useLazyPart } from '@/request/lazy-part'
import { useLawSheets } from './use-law-sheets'
import { replaceDocument } from '@/actions/open-document'
import { saveReadingPlace } from '@/stores/reading-history'
import { type ResultDocument, resultNeighboursOf, recordResultVisit } from '@/stores/result-list'
import { useShareDocument } from './use-share-document'

const { document: words } = readerCopy

async function play(url: string) {
  if ((await links.openVideo(url)) === 'opened') return
  toast(readerCopy.video.unsupported)
}

/** The links to a document's video and related documents. */
function DocumentLinks({ document }: { document: ReadableDocument }) {
  const { id, relatedCount = 0, videoUrl } = document
  if (!relatedCount && !videoUrl) return null
  return (
    <View className='reader-links'>
      {videoUrl && (
        <ListItem
          icon='video'
          action
          title={words.video}
          onTap={() => void play(videoUrl)}
          sensorsName='document_video'
        />
      )}
      {relatedCount > 0 && (
        <ListItem
          icon='file-text'
          action
          isLink
          title={words.related}
          detail={fill(words.relatedCount, { count: formatCount(relatedCount) })}
          onTap={() => void open('law-related', { lid: id })}
          sensorsName='document_related'
        />
      )}
    </View>
  )
}

const code = () => import('./bookmark')

/** Holds whether the open document is bookmarked, and a function that changes it. */
function useBookmark(
  source: ShownDocument['source'],
  params: ShownDocument['params'],
  document: ShownDocument['document'],
) {
  const [on, setOn] = useState(false)
  const [isWanted, want] = useState(false)
  const bookmarkCode = useLazyPart(code, isWanted)
  const part = bookmarkCode.kind === 'ready' ? bookmarkCode.data : undefined
  useEffect(() => part?.watchBookmark({ source, params, document }, setOn), [part, source, params, document])
  const onToggle = () => {
    want(true)
    void code().then(
      ({ setBookmark }) => setBookmark({ source, params, document }, !on),
      () => toast(readerCopy.error.network),
    )
  }
  return { on, onToggle }
}

/** Returns the params that stay when another version of the law opens: the search and the article. */
const searchOf = ({ query, article }: Params): Params => ({
  ...(query ? { query } : {}),
  ...(article ? { article } : {}),
})

interface Place {
  passage: number
  smooth?: boolean
}

/** Holds the passage to show: that of the address, or that of the last jump. */
function useCurrentPassage(document: ReadableDocument, params: Params) {
  const [at, setAt] = useState<Place | undefined>(() => {
    const passage = passageOfParams(document, params)
    return passage === undefined ? undefined : { passage }
  })
  /** Jumps to an article. Returns false if the document has no such article. */
  const goTo = (article: string) => {
    const passage = passageOfArticle(document, article)
    if (passage !== undefined) setAt({ passage, smooth: true })
    return passage !== undefined
  }
  return { at, goTo }
}

/** A link with which a person asks to mask a name in the document, or to remove the document. */
function RemovalLink({ source, document }: { source: DocumentSource; document: ReadableDocument }) {
  if (!source.namesPersons || !removalRequest.isAvailable()) return null
  return (
    <View className='reader-links'>
      <ListItem
        icon='info'
        action
        isLink
        title={words.removal}
        onTap={() => removalRequest.ask(source.route, document)}
        sensorsName='document_removal'
      />
    </View>
  )
}

/** Shows the app's name, the date and the address. Only a print has this line. */
function SourceLine({ route, params }: { route: RouteName; params: Params }) {
  if (!usePrinting()) return null
  const source = fill(readerCopy.reader.source, { app: settings.appName, day: today() })
  return (
    <View className='reader-source'>
      <View>{source}</View>
      <View>{shareLinkTo(route, publicParams(route, params))}</View>
    </View>
  )
}

/** Returns functions that open the neighbours in the result list in place of the document. Back leads to the list. */
function useNeighbours(route: RouteName, id: string, article?: string) {
  const [{ previous, next }] = useState(() => resultNeighboursOf(route, id, article))
  const leaving = useRef(false)
  const to = (step?: ResultDocument) =>
    step &&
    (async () => {
      if (leaving.current) return
      leaving.current = true
      if (await replaceDocument(step.route, step.params)) recordResultVisit(step)
      leaving.current = false
    })
  return { previous: to(previous), next: to(next) }
}

/**
 * Returns a function that adds a cited article to the search from which the document was opened. Returns `undefined`
 * if there was no such search, or if its library cannot be searched by cited articles.
 */
function conditionAdder({ category, searchedByCitation }: DocumentSource, query: string | undefined) {
  const search = decodeUrlQuery(query)
  if (!searchedByCitation || !search.length) return undefined
  return (condition: Condition) =>
    void open(category.list, { query: encodeUrlQuery(addConditions(search, [condition]).conditions) })
}

const citationFormatsCode = () => import('./citation-formats-sheet')

/** Returns a handler that copies the citation and offers its other formats, and the sheet with these formats. */
function useCiting({ citation, cited, citingWarning }: ReadableDocument) {
  const [isOpen, setOpen] = useState(false)
  const part = useLazyPart(citationFormatsCode, isOpen)
  const formats = {
    label: readerCopy.reader.citeFormats,
    onTap: () => setOpen(true),
    sensorsName: 'reader_cite_formats',
  }
  return {
    onCite: () => void copyText(citation, citingWarning, cited && formats),
    citeSheet: cited && part.kind === 'ready' && (
      <part.data.CitationFormatsSheet
        open={isOpen}
        source={cited}
        warning={citingWarning}
        onClose={() => setOpen(false)}
      />
    ),
  }
}

/** Returns the data of the document that its notes need. */
const noteSubjectOf = (shown: ShownDocument): NoteSubject => ({
  on: workspaceIdOfShown(shown),
  title: shown.document.title,
  route: shown.source.route,
  params: publicParams(shown.source.route, shown.params),
  citation: shown.document.citation,
})

interface DocumentScreenProps {
  source: DocumentSource
  /** Further links of the document. */
  extraLinks?: (document: ReadableDocument) => ReactNode
}

/** The screen of a document of any library. */
export function DocumentScreen({ source, extraLinks }: DocumentScreenProps) {
  const params = useParams()
  const loaded = useDocument(source, params)
  if (loaded.kind === 'loading') return <ReaderSkeleton />
  if (loaded.kind === 'failed') {
    const { error, retry } = loaded
    return (
      <LoadErrorScreen error={error} retry={retry} sensorsName='document_retry' sentence={source.sentenceFor(error)} />
    )
  }
  return <LoadedDocument key={loaded.data.id} {...{ source, extraLinks, params }} document={loaded.data} />
}

interface LoadedDocumentProps extends DocumentScreenProps {
  document: ReadableDocument
  params: Params
}

function LoadedDocument({ source, extraLinks, document, params }: LoadedDocumentProps) {
  const leads = !host.isSinglePage()
  const { at, goTo } = useCurrentPassage(document, params)
  const [noteAt, setNoteAt] = useState<NoteTarget>()
  const onAdd = conditionAdder(source, params.query)
  const { share, shareFrom, sheet } = useShareDocument(source, params, document)
  const { onLink, onVersions, onArticle, sheets } = useLawSheets(document, {
    goTo,
    onAdd,
    onShare: shareFrom,
    onNote: leads ? passage => setNoteAt({ passage }) : undefined,
  })
  const neighbours = useNeighbours(source.route, document.id, params.article)
  const keep = useBookmark(source, params, document)
  const noteSubject = useMemo(() => noteSubjectOf({ source, params, document }), [source, params, document])
  const { onCite, citeSheet } = useCiting(document)
  const { busy, start } = useDownload()
  const isPublic = document.notPublicReason === undefined
  const [isShared] = useState(() => params.secretKey !== undefined && host.current() !== 'app' && isFirstScreen())
  const path = source.downloadPath?.(document.id)
  return (
    <Reader
      document={document}
      pageType={source.pageType}
      library={source.category.label}
      at={at}
      onLink={onLink}
      onVersions={onVersions}
      onVersion={lid => void replaceDocument(source.route, { ...searchOf(params), [source.id]: lid })}
      onCite={onCite}
      onArticle={onArticle}
      bookmark={leads ? keep : undefined}
      noteSubject={leads ? noteSubject : undefined}
      noteAt={noteAt}
      onShare={leads ? share : undefined}
      onRest={at => saveReadingPlace(source.route, params, at === undefined ? undefined : readingPlaceOf(document, at))}
      onDownload={path && isPublic && leads ? () => void start({ path, title: document.title, isPublic }) : undefined}
      downloading={busy}
      links={
        <>
          <DocumentLinks document={document} />
          {extraLinks?.(document)}
        </>
      }
      neighbours={neighbours}
      foot={
        <>
          {leads && <RemovalLink source={source} document={document} />}
          {isShared && leads && <AppIntroduction />}
          <SourceLine route={source.route} params={params} />
        </>
      }
      over={
        <>
          {sheets}
          {sheet}
          {citeSheet}
        </>
      }
    />
  )
}
