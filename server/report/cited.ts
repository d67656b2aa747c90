/** The articles that a case cites, each as of the day of the decision. */
import { type VersionNote, versionNote } from '@domain/citation/version-note'
import { formatDay, formatLawDay, isDay } from '@domain/format/dates'
import { copy, fill } from '../copy'
import type { Engine } from '../engine/port'
import { findArticle, cachedVersions } from '../libraries/law/articles'
import { splitValue } from '../search/law-names'

export interface CitedArticle {
  /** The law and article: 《民法典》第五百八十五条. */
  name: string
  /** The id of the version. One article in two versions counts as two articles. */
  lid?: string
  /** A note on the version. */
  note: string
  text: string
}

const { versions } = copy.report
const dated = (sentence: string, day: string) => fill(sentence, { day: formatLawDay(day) })

function noteText(note: VersionNote) {
  const { kind, begun, posted, ended = '', then = '' } = note
  const version = begun ? dated(versions.begun, begun) : posted ? dated(versions.posted, posted) : versions.undated
  return fill(versions.says[kind], { version, ended: formatLawDay(ended), then: dated(versions.begun, then) })
}

/**
 * Fetches each law once, because the cases of a report cite the same laws. Without permission for laws only the names are
 * returned.
 */
export function citedArticles(engine: Engine, mayReadLaws: boolean) {
  const versionsOf = cachedVersions(engine)

  async function find(value: string, day: string | undefined): Promise<CitedArticle> {
    const { law, rest: article } = splitValue(value)
    const name = `《${law}》${article}`
    const version = mayReadLaws ? await findArticle(engine, { law, article, asOf: day }, versionsOf) : undefined
    if (!version) return { name, note: '', text: '' }
    const note = versionNote(version, { by: 'judgment', day })
    return {
      name,
      lid: version.lid,
      note: note ? noteText(note) : '',
      text: version.lawReguLinkBean?.content ?? '',
    }
  }

  /** `date` is the day of the judgment. */
  return (values: string[], date: string) => {
    const day = isDay(date) ? formatDay(date) : undefined
    return Promise.all(values.map(value => find(value, day)))
  }
}

export const withNote = ({ name, note }: CitedArticle) => (note ? `${name}（${note}）` : name)
