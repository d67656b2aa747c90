/** The articles that a case cites, each as of the day of the decision, and what became of them since. */
import { citeLaw } from '@domain/citation/cite-as'
import { bracketedLaws, isPartiesPaper } from '@domain/citation/law-mentions'
import { plainLawName } from '@domain/citation/law-names'
import { repealGround, successorOf, supersededTitle } from '@domain/citation/superseded-titles'
import { repealedMessage } from '@domain/citation/unheld-laws'
import { type VersionNote, type VersionNoteKind, versionNote } from '@domain/citation/version-note'
import { formatDay, formatPaperDay, isDay, unpadded } from '@domain/format/dates'
import type { LawArticle } from '@contract/lawregu'
import { copy, fill } from '../copy'
import type { Engine, EngineDocument } from '../engine/port'
import { findArticle, cachedVersions } from '../libraries/law/articles'
import { splitCitedLaw } from '../search/law-names'

export interface CitedArticle {
  /** The law and article: 《中华人民共和国民法典》第五百八十五条. */
  name: string
  /** The id of the version. One article in two versions counts as two articles. */
  lid?: string
  /** A note on the version. */
  note: string
  /** The text that the case applied. Empty if the library does not hold it: another version is no substitute. */
  text: string
  /** What a reader has to know who cites the article today. */
  warning?: string
}

const { versions, lapsed } = copy.report
const dated = (sentence: string, day: string) => fill(sentence, { day: formatPaperDay(day) })

function noteText(note: VersionNote) {
  const { kind, begun, posted, ended = '', then = '' } = note
  const version = begun ? dated(versions.begun, begun) : posted ? dated(versions.posted, posted) : versions.undated
  return fill(versions.says[kind], { version, ended: formatPaperDay(ended), then: dated(versions.begun, then) })
}

/** With these notes the shown version is the one that the case applied, or the last that it can have applied. */
const APPLIED: VersionNoteKind[] = ['then', 'stated', 'ended', 'unsure']
const bare = (text: string | undefined) => (text ?? '').replace(/\s/g, '')

/** The titles in brackets of a text, by the plain name of the law. The longest form of a name is the fullest. */
function titlesIn({ blocks }: EngineDocument): Map<string, string> {
  const titles = new Map<string, string>()
  for (const { text } of blocks)
    for (const { name } of bracketedLaws(text)) {
      const key = plainLawName(name)
      if (name.length > (titles.get(key)?.length ?? 0)) titles.set(key, name)
    }
  return titles
}

interface CitingCase {
  document: EngineDocument
  values: string[]
  /** The day of the judgment. */
  date: string
}

/**
 * Fetches each law once, because the cases of a report cite the same laws. Without permission for laws only the names are
 * returned. `today` is the day of the report.
 */
export function citedArticles(engine: Engine, mayReadLaws: boolean, today: string) {
  const versionsOf = cachedVersions(engine)
  const find = (law: string, article: string, asOf: string | undefined) =>
    findArticle(engine, { law, article, asOf }, versionsOf)

  /** Compares the article with that of today. */
  async function warningOf(law: string, article: string, name: string, cited: LawArticle): Promise<string | undefined> {
    const ended = cited.repealed_date ?? ''
    const now = await find(law, article, today)
    if (!now) return undefined
    const standing = now.on_day?.standing
    const isCurrent = standing === 'inForce' && !now.on_day?.version
    if (isCurrent && now.lid === cited.lid) return undefined
    if (isCurrent) {
      const [old, current] = [cited, now].map(version => bare(version.lawReguLinkBean?.content))
      return old === current ? undefined : fill(lapsed.changed, { law: name })
    }
    if (now.on_day?.version?.lacksArticle) return fill(lapsed.gone, { law: name })
    if (standing !== 'repealed') return undefined
    return ended && ended <= today
      ? fill(lapsed.ended, { law: name, day: formatPaperDay(ended) })
      : fill(lapsed.endedUnknown, { law: name })
  }

  function unheld(law: string, article: string, titles: Map<string, string>): CitedArticle {
    const superseded = supersededTitle(law)
    const title = superseded?.title ?? titles.get(law) ?? law
    const sentence = superseded && repealedMessage(title, repealGround(superseded), successorOf(superseded))
    return {
      name: citeLaw(title, article),
      note: '',
      text: '',
      ...(sentence ? { warning: fill(lapsed.repealed, { sentence: unpadded(sentence) }) } : {}),
    }
  }

  async function cite(value: string, day: string | undefined, titles: Map<string, string>): Promise<CitedArticle> {
    const { law, rest: article } = splitCitedLaw(value)
    const version = mayReadLaws ? await find(law, article, day) : undefined
    if (!version)
      return mayReadLaws
        ? unheld(law, article, titles)
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

  /** Contracts have articles too. A law of such a name is held by the library. */
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

export const withNote = ({ name, note }: CitedArticle) => (note ? `${name}（${note}）` : name)
