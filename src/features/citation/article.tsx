import { Text, View } from '@tarojs/components'
import { useMemo, useCallback } from 'react'
import { type Citing, type ShownVersion, type VersionNote, versionNote } from '@domain/citation/version-note'
import { formatLawDay } from '@domain/format/dates'
import { typesOf } from '@/libraries/labels'
import { lawStatus } from '@/libraries/law/row'
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
import { fetchLawArticle, findLawArticle } from '@/api/law-document'
import { type AbortSignalLike, type Loaded, useLoaded } from '@/request/use-loaded'
import { changedVersions } from '@domain/citation/article-versions'

const { standing } = readerCopy.citation

/** An article with its law. */
export interface CitedText {
  law: Omit<LawArticle, 'lawReguLinkBean'>
  article: NonNullable<LawArticle['lawReguLinkBean']>
}

function citedTextOf(answer: Result<LawArticle>): Result<CitedText> {
  if (!answer.ok) return answer
  const { lawReguLinkBean: article, ...law } = answer.data
  if (!article) return failure({ id: 'not_found' })
  const versions = changedVersions(article.lawreguItemLegislationHistoryVos ?? [], article.content)
  return { ok: true, data: { law, article: { ...article, lawreguItemLegislationHistoryVos: versions } } }
}

function fetchCited({ lid, law = '', article }: ArticleLookup, asOf: string | undefined, signal: AbortSignalLike) {
  return lid ? fetchLawArticle({ lid, article, asOf }, signal) : findLawArticle({ law, article, asOf }, signal)
}

/** The text of a cited article, as of a day. A new request replaces the previous one. */
export function useCitedText(cited: ArticleLookup, asOf?: string): Loaded<CitedText> {
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
  /** The version shown may differ from the cited one. */
  isCaution: boolean
}

/** The remark on the version shown; `undefined` for the law in force. */
function versionRemark(version: ShownVersion, citing: Citing | undefined): VersionRemark | undefined {
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
  return { text: note.mayPredate ? text + standing.mayPredate : text, isCaution: note.kind !== 'then' }
}

/**
 * Returns the paragraphs of an article, with links for the citations in them. `enclosingLaw` is the law of the article.
 */
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
  citedText: CitedText
  citing?: Citing
  onLink: (link: LinkSegment) => void
}

/** The article in this version of the law, with a remark on the version. */
export function CitedArticleText({ citedText: { law, article }, citing, onLink }: CitedArticleProps) {
  const { tiaoName, content } = article
  const lines = useMemo(() => articleLines(content, { law: law.title, lid: law.lid }), [content, law])
  const note = versionRemark(law, citing)
  const effective = law.effective_date && fill(readerCopy.row.effective, { day: formatLawDay(law.effective_date) })
  const basis = [law.standing_basis, law.completeness].filter(Boolean).join('；')
  const labels = [
    ...(law.time_limited ? [lawStatus(law.time_limited)] : []),
    ...typesOf(law.eff_level, effective ?? ''),
  ]
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
      <View className='citation__text'>
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
