/**
 * Collects the articles that a case cites, as of the day of the decision. Warns if an article has changed since then.
 */
import { citeLaw } from '@domain/citation/cite-as'
import { issuersAtEnd } from '@domain/citation/issuers'
import { bracketedLaws, isPartiesPaper } from '@domain/citation/law-mentions'
import { plainLawName } from '@domain/citation/law-names'
import { repealGround, successorOf, supersededTitle } from '@domain/citation/superseded-titles'
import { repealedMessage } from '@domain/citation/missing-laws'
import { type VersionNote, type VersionNoteKind, versionNote } from '@domain/citation/version-note'
import { LAW_STATUS } from '@domain/libraries/law-statuses'
import { formatDay, formatPaperDay, isDay, withoutLeadingZeros } from '@domain/format/dates'
import type { LawArticle } from '@contract/lawregu'
import { copy, fillPlaceholders } from '../copy'
import type { Engine, EngineDocument } from '../engine/port'
import { findArticle, cachedVersionLookup } from '../libraries/law/articles'
import { splitCitedLaw } from '../search/law-names'

export interface CitedArticle {
  /** The citation: 《中华人民共和国民法典》第五百八十五条. */
  name: string
  /** The id of the version. One article in two versions counts as two articles. */
  lid?: string
  /** A note on the version; empty if none is needed. */
  note: string
  /**
   * The text that the case applied. Empty if the library lacks this version, because the text of another version would
   * mislead. Also empty without permission for laws.
   */
  text: string
  /** What a reader must know before citing the article today. */
  warning?: string
}

const { versions, lapsed } = copy.report
const dated = (sentence: string, day: string) => fillPlaceholders(sentence, { day: formatPaperDay(day) })

function noteText(note: VersionNote) {
  const { kind, begun, posted, ended = '', then = '' } = note
  const version = begun ? dated(versions.begun, begun) : posted ? dated(versions.posted, posted) : versions.undated
  return fillPlaceholders(versions.says[kind], {
    version,
    ended: formatPaperDay(ended),
    then: dated(versions.begun, then),
  })
}

/** With one of these notes, the text is what the case applied, or the latest that it can have applied. */
const APPLIED: VersionNoteKind[] = ['then', 'stated', 'ended', 'unsure']
const bare = (text: string | undefined) => (text ?? '').replace(/\s/g, '')

/** Courts write the issuers before the bracket: 最高人民法院、公安部《关于…的意见》. They belong to the full title. */
const issuersBefore = (text: string, name: string, from: number): string =>
  name.startsWith('关于') ? issuersAtEnd(text.slice(0, from)) : ''

/** Returns the bracketed titles of laws in a text, by the plain name. Of several forms, the longest is returned. */
function titlesIn({ blocks }: EngineDocument): Map<string, string> {
  const titles = new Map<string, string>()
  for (const { text } of blocks)
    for (const { name, from } of bracketedLaws(text)) {
      const key = plainLawName(name)
      const title = issuersBefore(text, name, from) + name
      if (title.length > (titles.get(key)?.length ?? 0)) titles.set(key, title)
    }
  return titles
}

interface CitingCase {
  document: EngineDocument
  /** The cited articles, as the index has them. */
  values: string[]
  /** The day of the judgment. */
  date: string
}

/**
 * Returns a function that collects the articles of one case. It fetches each law only once for a report. Without
 * permission for laws, only names are returned. `today` is the day of the report.
 */
export function citedArticleCollector(engine: Engine, mayReadLaws: boolean, today: string) {
  const versionsOf = cachedVersionLookup(engine)
  const find = (law: string, article: string, asOf: string | undefined) =>
    findArticle(engine, { law, article, asOf }, versionsOf)

  /**
   * Compares the cited article with the current one. Returns a warning if the article has another text today, was
   * removed, or is repealed.
   */
  async function warningOf(law: string, article: string, name: string, cited: LawArticle): Promise<string | undefined> {
    const ended = cited.repealed_date ?? ''
    const now = await find(law, article, today)
    if (!now) return undefined
    const standing = now.on_day?.standing
    const isCurrent = standing === 'inForce' && !now.on_day?.version
    if (isCurrent && now.lid === cited.lid) return undefined
    if (isCurrent) {
      const [old, current] = [cited, now].map(version => bare(version.lawReguLinkBean?.content))
      return old === current ? undefined : fillPlaceholders(lapsed.changed, { law: name })
    }
    if (now.on_day?.version?.lacksArticle) return fillPlaceholders(lapsed.gone, { law: name })
    // The standing of a repealed law is unknown if its last day is.
    const isRepealed = standing === 'repealed' || (standing === 'unknown' && now.time_limited === LAW_STATUS.repealed)
    if (!isRepealed) return undefined
    return ended && ended <= today
      ? fillPlaceholders(lapsed.ended, { law: name, day: formatPaperDay(ended) })
      : fillPlaceholders(lapsed.endedUnknown, { law: name })
  }

  function missingArticle(law: string, article: string, titles: Map<string, string>): CitedArticle {
    const superseded = supersededTitle(law)
    const title = titles.get(law) ?? superseded?.title ?? law
    const sentence = superseded && repealedMessage(title, repealGround(superseded), successorOf(superseded))
    return {
      name: citeLaw(title, article),
      note: '',
      text: '',
      ...(sentence ? { warning: fillPlaceholders(lapsed.repealed, { sentence: withoutLeadingZeros(sentence) }) } : {}),
    }
  }

  async function cite(value: string, day: string | undefined, titles: Map<string, string>): Promise<CitedArticle> {
    const { law, rest: article } = splitCitedLaw(value)
    const version = mayReadLaws ? await find(law, article, day) : undefined
    if (!version)
      return mayReadLaws
        ? missingArticle(law, article, titles)
        : { name: citeLaw(titles.get(law) ?? law, article), note: '', text: '' }
    const name = citeLaw(version.title, article)
    const note = versionNote(version, { by: 'judgment', day })
    const isApplied = note !== undefined && APPLIED.includes(note.kind)
    const warning = isApplied ? await warningOf(law, article, name, version) : undefined
    return {
      name,
      lid: version.lid,
      note: note ? noteText(note) : '',
      text: isApplied ? (version.lawReguLinkBean?.content ?? '') : '',
      ...(warning ? { warning } : {}),
    }
  }

  /**
   * Whether the name is that of a contract, whose articles are not law. If the library has a law of that name, it is a
   * law.
   */
  async function isPaper(value: string): Promise<boolean> {
    const { law } = splitCitedLaw(value)
    return isPartiesPaper(law) && (await versionsOf([law])).length === 0
  }

  return async ({ document, values, date }: CitingCase): Promise<CitedArticle[]> => {
    const day = isDay(date) ? formatDay(date) : undefined
    const titles = titlesIn(document)
    const papers = await Promise.all(values.map(isPaper))
    const laws = values.filter((_value, at) => !papers[at])
    return Promise.all(laws.map(value => cite(value, day, titles)))
  }
}

/** Returns the citation, followed by the note on the version in brackets. */
export const nameWithNote = ({ name, note }: CitedArticle) => (note ? `${name}（${note}）` : name)
