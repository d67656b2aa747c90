import { useState } from 'react'
import { View } from '@tarojs/components'
import { LazyPart, useLazyPart } from '@/request/lazy-part'
import { useLast } from '@/ui/layer'
import { Sheet } from '@/ui/sheet'
import type { ArticleWaysProps } from './article-actions'
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
import { CitedArticle, type CitedText, useCited } from './article'
import { ActionBar } from '@/ui/action-bar'
import { ListItem } from '@/ui/list-item'
import { type Named, useWays, type Ways } from './use-article-actions'
import './index.scss'

interface CardFootProps {
  /** Not there: its ways are closed. */
  found: CitedText | undefined
  /** Cases cite it, whether or not its text is to be had. */
  named: Named | undefined
  onVersions: () => void
  ways: Ways
}

/** The ways on from an article: what it was before, the whole law, the cases that cite it. */
function CardFoot({ found, named, onVersions, ways }: CardFootProps) {
  const { add, openFull, isOpening } = useWays(ways)
  const versions = found?.article.lawreguItemLegislationHistoryVos ?? []
  const last = versions[versions.length - 1]
  const none = { label: readerCopy.action.cancel, onTap: ways.onClose }
  const adding = {
    label: readerCopy.citation.add,
    disabled: !named,
    onTap: () => add(named),
    sensorsName: 'citation_add',
  }
  if (!found && named) return <ActionBar none={none} main={adding} />
  return (
    <>
      {last && (
        <View className='citation__versions'>
          <ListItem
            title={readerCopy.citation.versions}
            note={last.actionName || last.title}
            detail={String(versions.length)}
            leads
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
          disabled: !found?.law.lid,
          busy: isOpening,
          onTap: () => void openFull(found),
          sensorsName: 'citation_full',
        }}
      />
    </>
  )
}

const keyOf = (cited: ArticleLookup | undefined) => cited && JSON.stringify(cited)

/** From one article to those that it cites, and back. Another citation of the page begins anew. */
function useTrail(cited: ArticleLookup | undefined) {
  const [given, setGiven] = useState<string>()
  const [trail, setTrail] = useState<ArticleLookup[]>([])
  const key = keyOf(cited)
  if (key !== given) {
    setGiven(key)
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
  ways: Ways
}

const historyOf = ({ law, article }: CitedText): ArticleHistory => ({
  title: law.title,
  article: article.tiaoName,
  text: article.content,
  versions: article.lawreguItemLegislationHistoryVos,
})

/** What a search for it would be for: by the names that were found, else by those it was cited by. */
function namedBy(cited: Loaded<CitedText>, here: ArticleLookup): Named | undefined {
  if (cited.kind === 'ready') return { law: cited.data.law.title, article: cited.data.article.tiaoName }
  const isUnknown = cited.kind === 'failed' && cited.error.id === 'not_found'
  return isUnknown && here.law ? { law: here.law, article: here.article } : undefined
}

function CitationCard({ open, here, citing, trail, ways }: CitationCardProps) {
  const { onClose } = ways
  const { before, follow, goBack } = trail
  const cited = useCited(here, citing?.day)
  const found = cited.kind === 'ready' ? cited.data : undefined
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
      {found && (
        <IconButton
          icon='copy'
          label={readerCopy.citation.copy}
          onTap={() => void copyText(citeLaw(found.law.title, found.article.tiaoName))}
          sensorsName='citation_copy'
        />
      )}
      <IconButton icon='x' label={readerCopy.action.close} onTap={onClose} />
    </>
  )
  const named = namedBy(cited, here)
  const actions = (cited.kind !== 'failed' || named) && (
    <CardFoot found={found} named={named} onVersions={() => found && setHistory(historyOf(found))} ways={ways} />
  )
  /** Until its text tells which article it is, and where there is none. */
  const note = found ? undefined : here.article
  const title = found?.law.title ?? here.law ?? readerCopy.citation.title

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
        {found && <CitedArticle found={found} citing={citing} onLink={onLink} />}
      </Sheet>
      <VersionsSheet of={history} onClose={() => setHistory(undefined)} />
    </>
  )
}

interface ArticleSheetProps extends Omit<ArticleWaysProps, 'of'> {
  /** Nothing closes the sheet. */
  of: ArticleHistory | undefined
}

const waysCode = () => import('./article-actions')

/** An article is asked what can be done with it once one reads: what draws that comes meanwhile. */
export function ArticleSheet({ of, ...ways }: ArticleSheetProps) {
  const shown = useLast(of)
  const code = useLazyPart(waysCode, shown !== undefined)
  if (!shown) return null
  return (
    <Sheet open={of !== undefined} onClose={ways.onClose} title={shown.article}>
      <LazyPart part={code}>{({ ArticleWays }) => <ArticleWays of={shown} {...ways} />}</LazyPart>
    </Sheet>
  )
}

export { type ArticleHistory, VersionsSheet } from './versions'

interface CitationSheetProps extends Ways {
  /** What was tapped; nothing closes the sheet. */
  cited: ArticleLookup | undefined
  /** The document that cites; what is read on from there is read as of its day too. */
  citing?: Citing
}

/** The article behind a citation, in the lower half of the screen; what it cites opens in its place. */
export function CitationSheet({ cited, citing, ...ways }: CitationSheetProps) {
  const { here, ...trail } = useTrail(cited)
  if (!here) return null
  return <CitationCard open={cited !== undefined} here={here} citing={citing} trail={trail} ways={ways} />
}
