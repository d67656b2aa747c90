/** The sheet of a cited article. Its code loads on demand. */
import { useState } from 'react'
import { View } from '@tarojs/components'
import { type ArticleLookup, citedArticleOf } from '@domain/citation/link-citations'
import type { CitingContext } from '@domain/citation/version-note'
import { citeLaw } from '@domain/citation/cite-as'
import { copyText } from '@/actions/copy-text'
import { followLink } from '@/actions/open-document'
import { readerCopy, fill } from '@/copy/reader'
import type { ApiError } from '@/request/errors'
import { LoadErrorLine } from '@/request/load-error-line'
import type { LoadState } from '@/request/use-loaded'
import { ActionBar } from '@/ui/action-bar'
import { Hint } from '@/ui/hint'
import { IconButton } from '@/ui/icon-button'
import { ListItem } from '@/ui/list-item'
import type { LinkSegment } from '@/ui/segments/types'
import { Sheet } from '@/ui/sheet'
import { LinesSkeleton } from '@/ui/skeleton'
import { CitedArticleText, type CitedArticle, useCitedArticle } from './article'
import { RepealedHint } from './repealed'
import type { ArticleTrail } from './trail'
import { type ArticleName, useArticleActions, type ArticleHandlers } from './use-article-actions'
import { type ArticleHistory, VersionsSheet } from './versions'
import './index.scss'

interface CardFooterProps {
  /** The text of the article. Absent until it is loaded, and if the library lacks it. */
  citedText: CitedArticle | undefined
  /** The name of the article by which citing cases are searched. It is also present if the library lacks the text. */
  articleName: ArticleName | undefined
  onVersions: () => void
  handlers: ArticleHandlers
}

/** Shows the actions for an article: earlier versions, the whole law, citing cases. */
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

interface CitationCardProps {
  open: boolean
  here: ArticleLookup
  citing?: CitingContext
  trail: ArticleTrail
  handlers: ArticleHandlers
}

const historyOf = ({ law, article }: CitedArticle): ArticleHistory => ({
  title: law.title,
  article: article.tiaoName,
  text: article.content,
  versions: article.lawreguItemLegislationHistoryVos,
})

/**
 * Returns the article's name for a search: the official name, or the cited name if the library lacks the article.
 * Returns `undefined` in all other cases.
 */
function articleNameOf(cited: LoadState<CitedArticle>, here: ArticleLookup): ArticleName | undefined {
  if (cited.kind === 'ready') return { law: cited.data.law.title, article: cited.data.article.tiaoName }
  const isUnknown = cited.kind === 'failed' && cited.error.id === 'not_found'
  return isUnknown && here.law ? { law: here.law, article: here.article } : undefined
}

/**
 * Returns the service's message about a law that cannot be opened: its name is ambiguous, or it is repealed. For other
 * errors returns `undefined`.
 */
const reasonIn = ({ code = '', message }: ApiError) => (code.indexOf('law_') === 0 ? message : undefined)

export function CitationCard({ open, here, citing, trail, handlers }: CitationCardProps) {
  const { onClose } = handlers
  const { before, follow, goBack } = trail
  const cited = useCitedArticle(here, citing?.day)
  const citedText = cited.kind === 'ready' ? cited.data : undefined
  const [history, setHistory] = useState<ArticleHistory>()
  const [lastHere, setLastHere] = useState(here)
  // On a large screen the versions would hide the next citation.
  if (here !== lastHere) {
    setLastHere(here)
    setHistory(undefined)
  }

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
          icon='text-quote'
          label={readerCopy.citation.copy}
          onTap={() => void copyText(citeLaw(citedText.law.title, citedText.article.tiaoName))}
          sensorsName='citation_copy'
        />
      )}
      <IconButton icon='x' label={readerCopy.action.close} onTap={onClose} />
    </>
  )
  const named = articleNameOf(cited, here)
  const reason = cited.kind === 'failed' ? reasonIn(cited.error) : undefined
  const isRepealed = cited.kind === 'failed' && cited.error.code === 'law_superseded'
  const actions = (cited.kind !== 'failed' || named) && (
    <CardFooter
      citedText={citedText}
      articleName={named}
      onVersions={() => citedText && setHistory(historyOf(citedText))}
      handlers={handlers}
    />
  )
  /** The number of the article. It is shown while there is no text. */
  const note = citedText ? undefined : here.article
  const title = citedText?.law.title ?? here.law ?? readerCopy.citation.title

  return (
    <>
      <Sheet half beside {...{ open, title, note, lead: back, onClose, corner, actions }}>
        {cited.kind === 'loading' && <LinesSkeleton lines={2} />}
        {cited.kind === 'failed' &&
          (cited.error.id !== 'not_found' ? (
            <LoadErrorLine error={cited.error} retry={cited.retry} sensorsName='citation_retry' />
          ) : reason && isRepealed && here.law ? (
            <RepealedHint law={here.law} reason={reason} onClose={onClose} />
          ) : (
            <Hint sentence={reason ?? readerCopy.citation.notFound} />
          ))}
        {citedText && <CitedArticleText citedText={citedText} citing={citing} onLink={onLink} />}
      </Sheet>
      <VersionsSheet of={history} onClose={() => setHistory(undefined)} />
    </>
  )
}
