import { Text, View } from '@tarojs/components'
import { useMemo, useCallback } from 'react'
import { type CitingContext, type ShownVersion, type VersionNote, versionNote } from '@domain/citation/version-note'
import { formatLawDay } from '@domain/format/dates'
import { plainLabels } from '@/libraries/labels'
import { lawStatusLabels } from '@/libraries/law/status-label'
import { role } from '@/ui/aria'
import { Labels } from '@/ui/label'
import { Prose } from '@/ui/prose'
import { Segments } from '@/ui/segments'
import type { LinkSegment, TextSegment } from '@/ui/segments/types'
import { type EnclosingLaw, linkCitations, type ArticleLookup } from '@domain/citation/link-citations'
import { parseMarkup } from '@domain/text/markup'
import { readerCopy, fill } from '@/copy/reader'
import type { LawArticle } from '@contract/lawregu'
import { type Result, failure } from '@/request/errors'
import { fetchLawArticleOfVersion, fetchLawArticleByName } from '@/api/law-document'
import { type AbortSignalLike, type LoadState, useLoaded } from '@/request/use-loaded'
import { changedVersions } from '@domain/citation/article-versions'

const { standing } = readerCopy.citation

/** A cited article together with its law. */
export interface CitedArticle {
  law: Omit<LawArticle, 'lawReguLinkBean'>
  article: NonNullable<LawArticle['lawReguLinkBean']>
}

function citedTextOf(answer: Result<LawArticle>): Result<CitedArticle> {
  if (!answer.ok) return answer
  const { lawReguLinkBean: article, ...law } = answer.data
  if (!article) return failure({ id: 'not_found' })
  const versions = changedVersions(article.lawreguItemLegislationHistoryVos ?? [], article.content)
  return { ok: true, data: { law, article: { ...article, lawreguItemLegislationHistoryVos: versions } } }
}

function fetchCited({ lid, law = '', article }: ArticleLookup, asOf: string | undefined, signal: AbortSignalLike) {
  return lid
    ? fetchLawArticleOfVersion({ lid, article, asOf }, signal)
    : fetchLawArticleByName({ law, article, asOf }, signal)
}

/** Loads the text of a cited article in the version of the day `asOf`. A new request cancels the previous one. */
export function useCitedArticle(cited: ArticleLookup, asOf?: string): LoadState<CitedArticle> {
  const load = useCallback(
    async (signal: AbortSignalLike) => citedTextOf(await fetchCited(cited, asOf, signal)),
    [cited, asOf],
  )
  return useLoaded(load)
}
const dated = (sentence: string, day: string) => fill(sentence, { day: formatLawDay(day) })

function versionOf({ begun, posted }: VersionNote) {
  if (begun) return dated(standing.begun, begun)
  return posted ? dated(standing.posted, posted) : standing.undatedVersion
}

interface VersionRemark {
  text: string
  /** Whether the displayed version may differ from the version that the text cited. */
  isCaution: boolean
  /** Whether the displayed version is not the one that the text cited. */
  isOtherText: boolean
}

/** The kinds of remarks for which the displayed text is not the cited one. */
const OTHER_TEXT: VersionNote['kind'][] = ['later', 'other', 'lacking']

/**
 * Returns the remark on the displayed version. Returns `undefined` if no document cites the law, because the current
 * version is then shown.
 */
function versionRemark(version: ShownVersion, citing: CitingContext | undefined): VersionRemark | undefined {
  const note = versionNote(version, citing)
  if (!note) return undefined
  const lead = citing?.day ? dated(standing.lead[citing.by], citing.day) : ''
  const { ended = '', then = '' } = note
  const text = fill(standing.says[note.kind], {
    lead,
    version: versionOf(note),
    ended: formatLawDay(ended),
    then: then ? dated(standing.begun, then) : standing.undatedVersion,
  })
  return {
    text: note.mayPredate ? text + standing.mayPredate : text,
    isCaution: note.kind !== 'then',
    isOtherText: OTHER_TEXT.indexOf(note.kind) >= 0,
  }
}

/** Returns the paragraphs of an article, with its citations as links. `enclosingLaw` is the article's law. */
function articleLines(content: string, enclosingLaw: EnclosingLaw): TextSegment[][] {
  const lines: TextSegment[][] = [[]]
  for (const segment of linkCitations(parseMarkup(content), enclosingLaw)) {
    const texts = segment.kind === 'break' ? ['', ''] : segment.text.split('\n')
    texts.forEach((text, at) => {
      if (at) lines.push([])
      if (text && segment.kind !== 'break') lines[lines.length - 1]?.push({ ...segment, text })
    })
  }
  return lines.filter(({ length }) => length > 0)
}

interface CitedArticleProps {
  citedText: CitedArticle
  citing?: CitingContext
  onLink: (link: LinkSegment) => void
}

/** Shows the text of an article, with a remark on the version of its law. */
export function CitedArticleText({ citedText: { law, article }, citing, onLink }: CitedArticleProps) {
  const { tiaoName, content } = article
  const lines = useMemo(() => articleLines(content, { law: law.title, lid: law.lid }), [content, law])
  const note = versionRemark(law, citing)
  const effective = law.effective_date && fill(readerCopy.row.effective, { day: formatLawDay(law.effective_date) })
  const basis = [law.standing_basis, law.completeness].filter(Boolean).join('；')
  const status = law.time_limited
  // If the text is not the cited version, its status has no mark. A mark would seem to describe the cited version.
  const statusLabels = note?.isOtherText ? plainLabels(status) : lawStatusLabels(status)
  const labels = [...statusLabels, ...plainLabels(law.eff_level, effective ?? '')]
  const remark = note && (
    <View className={`citation__note${note.isCaution ? ' citation__note--caution' : ''}`} {...role('note')}>
      {note.text}
    </View>
  )
  return (
    <>
      {note?.isCaution && remark}
      <View className='citation__labels'>
        <Labels labels={labels} />
      </View>
      {basis && <View className='citation__note'>{basis}</View>}
      {!note?.isCaution && remark}
      <View className={`citation__text${note?.isOtherText ? ' citation__text--other' : ''}`}>
        {lines.map((segments, at) => (
          <Prose key={at} className={`citation__line${at ? '' : ' citation__line--first'}`}>
            {at === 0 && <Text className='citation__number'>{tiaoName}</Text>}
            <Segments segments={segments} onLink={onLink} />
          </Prose>
        ))}
      </View>
    </>
  )
}
