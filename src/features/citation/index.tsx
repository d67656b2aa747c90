import { useState } from 'react'
import { View } from '@tarojs/components'
import { LazyPart, useLazyPart } from '@/request/lazy-part'
import { useLast } from '@/ui/layer'
import { Sheet } from '@/ui/sheet'
import type { ArticleActionsProps } from './article-actions'
import { type ArticleHistory, VersionsSheet } from './versions'
import { type ArticleLookup, citedArticleOf } from '@domain/citation/link-citations'
import type { Citing } from '@domain/citation/version-note'
import { sentenceFor } from '@/request/errors'
import type { Loaded } from '@/request/use-loaded'
import { readerCopy, fill } from '@/copy/reader'
import { citeLaw } from '@domain/citation/cite-as'
import { copyText } from '@/actions/copy-text'
import { followLink } from '@/actions/follow-link'
import { Hint } from '@/ui/hint'
import { IconButton } from '@/ui/icon-button'
import type { LinkSegment } from '@/ui/segments/types'
import { LinesSkeleton } from '@/ui/skeleton'
import { CitedArticleText, type CitedText, useCitedText } from './article'
import { ActionBar } from '@/ui/action-bar'
import { ListItem } from '@/ui/list-item'
import { type ArticleName, useArticleActions, type ArticleHandlers } from './use-article-actions'
import './index.scss'

interface CardFooterProps {
  /** The text of the article. While absent, the actions are disabled. */
  citedText: CitedText | undefined
  /** The name of the article, for a search of citing cases. This search does not need the text. */
  articleName: ArticleName | undefined
  onVersions: () => void
  handlers: ArticleHandlers
}

/** The actions of an article: earlier versions, the whole law, citing cases. */
function CardFooter({ citedText, articleName, onVersions, handlers }: CardFooterProps) {
  const { add, openFull, isOpening } = useArticleActions(handlers)
  const versions = citedText?.article.lawreguItemLegislationHistoryVos ?? []
  const last = versions[versions.length - 1]
  const none = { label: readerCopy.action.cancel, onTap: handlers.onClose }
  const adding = {
    label: readerCopy.citation.add,
    disabled: !articleName,
    onTap: () => add(articleName),
    sensorsName: 'citation_add',
  }
  if (!citedText && articleName) return <ActionBar none={none} main={adding} />
  return (
    <>
      {last && (
        <View className='citation__versions'>
          <ListItem
            title={readerCopy.citation.versions}
            note={last.actionName || last.title}
            detail={String(versions.length)}
            isLink
            onTap={onVersions}
            sensorsName='citation_versions'
          />
        </View>
      )}
      <ActionBar
        none={none}
        other={adding}
        main={{
          label: readerCopy.citation.full,
          disabled: !citedText?.law.lid,
          busy: isOpening,
          onTap: () => void openFull(citedText),
          sensorsName: 'citation_full',
        }}
      />
    </>
  )
}

const keyOf = (cited: ArticleLookup | undefined) => cited && JSON.stringify(cited)

/** The trail of articles opened from each other. A new citation of the page resets it. */
function useTrail(cited: ArticleLookup | undefined) {
  const [lastKey, setLastKey] = useState<string>()
  const [trail, setTrail] = useState<ArticleLookup[]>([])
  const key = keyOf(cited)
  if (key !== lastKey) {
    setLastKey(key)
    if (cited) setTrail([cited])
  }
  return {
    here: trail[trail.length - 1],
    before: trail[trail.length - 2],
    follow: (next: ArticleLookup) => setTrail([...trail, next]),
    goBack: () => setTrail(trail.slice(0, -1)),
  }
}

type Trail = Omit<ReturnType<typeof useTrail>, 'here'>

interface CitationCardProps {
  open: boolean
  here: ArticleLookup
  citing?: Citing
  trail: Trail
  handlers: ArticleHandlers
}

const historyOf = ({ law, article }: CitedText): ArticleHistory => ({
  title: law.title,
  article: article.tiaoName,
  text: article.content,
  versions: article.lawreguItemLegislationHistoryVos,
})

/** The article's name for a search: the official name, otherwise the cited one. */
function articleNameOf(cited: Loaded<CitedText>, here: ArticleLookup): ArticleName | undefined {
  if (cited.kind === 'ready') return { law: cited.data.law.title, article: cited.data.article.tiaoName }
  const isUnknown = cited.kind === 'failed' && cited.error.id === 'not_found'
  return isUnknown && here.law ? { law: here.law, article: here.article } : undefined
}

function CitationCard({ open, here, citing, trail, handlers }: CitationCardProps) {
  const { onClose } = handlers
  const { before, follow, goBack } = trail
  const cited = useCitedText(here, citing?.day)
  const citedText = cited.kind === 'ready' ? cited.data : undefined
  const [history, setHistory] = useState<ArticleHistory>()

  const onLink = (link: LinkSegment) => {
    const next = citedArticleOf(link)
    if (next) follow(next)
    else followLink(link)
  }
  const back = before && (
    <IconButton
      icon='arrow-left'
      label={fill(readerCopy.citation.backTo, { article: before.article })}
      onTap={goBack}
      sensorsName='citation_back'
    />
  )
  const corner = (
    <>
      {citedText && (
        <IconButton
          icon='copy'
          label={readerCopy.citation.copy}
          onTap={() => void copyText(citeLaw(citedText.law.title, citedText.article.tiaoName))}
          sensorsName='citation_copy'
        />
      )}
      <IconButton icon='x' label={readerCopy.action.close} onTap={onClose} />
    </>
  )
  const named = articleNameOf(cited, here)
  const actions = (cited.kind !== 'failed' || named) && (
    <CardFooter
      citedText={citedText}
      articleName={named}
      onVersions={() => citedText && setHistory(historyOf(citedText))}
      handlers={handlers}
    />
  )
  /** The number of the article, shown until the text has loaded, or if there is no text. */
  const note = citedText ? undefined : here.article
  const title = citedText?.law.title ?? here.law ?? readerCopy.citation.title

  return (
    <>
      <Sheet half open={open} title={title} note={note} lead={back} onClose={onClose} corner={corner} actions={actions}>
        {cited.kind === 'loading' && <LinesSkeleton lines={2} />}
        {cited.kind === 'failed' &&
          (cited.error.id === 'not_found' ? (
            <Hint sentence={readerCopy.citation.notFound} />
          ) : (
            <Hint
              sentence={sentenceFor(cited.error)}
              action={{ label: readerCopy.action.retry, onTap: cited.retry, sensorsName: 'citation_retry' }}
            />
          ))}
        {citedText && <CitedArticleText citedText={citedText} citing={citing} onLink={onLink} />}
      </Sheet>
      <VersionsSheet of={history} onClose={() => setHistory(undefined)} />
    </>
  )
}

interface ArticleSheetProps extends Omit<ArticleActionsProps, 'of'> {
  /** The article whose actions are shown. `undefined` closes the sheet. */
  of: ArticleHistory | undefined
}

const actionsCode = () => import('./article-actions')

/** The sheet of an article's actions. Its code loads on demand. */
export function ArticleSheet({ of, ...handlers }: ArticleSheetProps) {
  const lastArticle = useLast(of)
  const code = useLazyPart(actionsCode, lastArticle !== undefined)
  if (!lastArticle) return null
  return (
    <Sheet open={of !== undefined} onClose={handlers.onClose} title={lastArticle.article}>
      <LazyPart part={code}>{({ ArticleActions }) => <ArticleActions of={lastArticle} {...handlers} />}</LazyPart>
    </Sheet>
  )
}

export { type ArticleHistory, VersionsSheet } from './versions'

interface CitationSheetProps extends ArticleHandlers {
  /** The tapped citation; `undefined` closes the sheet. */
  cited: ArticleLookup | undefined
  /** The citing document. All articles of the trail are read as of its day. */
  citing?: Citing
}

/** The cited article, in the lower half of the screen. Its own citations open in its place. */
export function CitationSheet({ cited, citing, ...handlers }: CitationSheetProps) {
  const { here, ...trail } = useTrail(cited)
  if (!here) return null
  return <CitationCard open={cited !== undefined} here={here} citing={citing} trail={trail} handlers={handlers} />
}
