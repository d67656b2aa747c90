/** Joins the copies of one version of a law: the best value of each field, and the most complete text. */
import { LAW_STATUS } from '@domain/libraries/law-statuses'
import type { EngineDocument } from '../../engine/port'
import { articlesOfDocument, type LawPayload } from '../../libraries/law/document'
import type { LawRecord, LawSource } from '../../libraries/law/record'
import type { ImportContext } from './context'
import { lawRecordOf } from './from-law'
import {
  copyWithLongestCredits,
  bestSourceValues,
  type ContradictedField,
  contradictedFields,
  differingArticles,
  fullestCopy,
  type LawCopy,
} from './law-copies'

/** Converts a stored law back to a record. */
export function restoreLawRecord(document: EngineDocument): LawRecord {
  const payload = document.payload as LawPayload
  const { info, preamble, tail } = payload
  const lines = document.blocks.map(({ text }) => text)
  const articles = articlesOfDocument(document).map(({ text }, at) => ({ ...payload.articles[at]!, text }))
  return {
    ...payload,
    info: lines.slice(0, info),
    preamble: lines.slice(info, info + preamble),
    articles,
    tail: lines.slice(lines.length - tail),
    citedLaws: [],
  }
}

const optional = <K extends string>(key: K, value: string | undefined) =>
  value === undefined || value === '' ? {} : ({ [key]: value } as Record<K, string>)

/** Returns what the source states, for a law that has only one source. */
function sourceOf(record: LawRecord): LawSource {
  const { lid, title, effLevel, region, authorities, documentNumber, postingDate, effectiveDate, effectiveGround } =
    record
  const stated = record.stated ?? record
  return {
    lid,
    title,
    effLevel,
    status: stated.standingGround?.kind === 'source' ? stated.timeLimited : LAW_STATUS.unknown,
    ...optional('region', region[0]),
    ...optional('authority', authorities.join('、')),
    ...optional('number', documentNumber),
    ...optional('posted', postingDate),
    ...optional('effective', effectiveGround?.kind === 'decision' ? undefined : effectiveDate),
  }
}

export const lawCopyOf = (record: LawRecord): LawCopy => ({ record, sources: record.sources ?? [sourceOf(record)] })

export interface JoinedLaw {
  record: LawRecord
  contradictions: Array<{ field: ContradictedField; values: string[]; taken: string }>
  /** The numbers of articles whose wording differs between the chosen text and another copy. */
  differing: string[]
  /** The id of the source whose text is used. */
  textFrom: string
}

const lidsIn = (copies: LawCopy[]) => new Set(copies.flatMap(({ sources }) => sources.map(({ lid }) => lid)))

/**
 * Joins copies of one version of a law. `fresh` copies come from this import and replace older data of the same
 * sources. The joined law gets the smallest id, so that the order of imports does not matter.
 */
export function mergeLawCopies(
  fresh: LawCopy[],
  stored: LawCopy[],
  context: Pick<ImportContext, 'decisions' | 'remark'>,
) {
  const renewed = lidsIn(fresh)
  const earlier = stored.flatMap(({ record, sources }) => {
    const rest = sources.filter(({ lid }) => !renewed.has(lid))
    return rest.length > 0 ? [{ record, sources: rest }] : []
  })
  const copies = [...fresh, ...earlier]
  const sources = copies.flatMap(copy => copy.sources).sort((a, b) => (a.lid < b.lid ? -1 : 1))
  const [{ lid }] = sources as [LawSource]
  // A text is no longer eligible if this import has replaced the source that gave it.
  const candidatesBy = (from: 'textFrom' | 'infoFrom') => {
    const current = copies.filter(copy => fresh.includes(copy) || !renewed.has(copy.record[from] ?? copy.record.lid))
    return current.length > 0 ? current : copies
  }
  const texts = candidatesBy('textFrom')
  const { record: fullest } = fullestCopy(texts)
  const { record: credited } = copyWithLongestCredits(candidatesBy('infoFrom'))
  const { info } = credited
  const facts = bestSourceValues(sources, info)
  const textFrom = fullest.textFrom ?? fullest.lid
  const joined = lawRecordOf(
    {
      lid,
      title: facts.title,
      eff_level: facts.effLevel,
      time_limited: facts.status,
      region: facts.region,
      dispatch_authority: facts.authority,
      document_number: facts.number,
      posting_date: facts.posted,
      effective_date: facts.effective,
      info,
      preamble: fullest.preamble,
      articles: fullest.articles.map(({ no, path, text }) => ({ no, path, text })),
      tail: fullest.tail,
    },
    context as ImportContext,
  )
  const record: LawRecord = {
    ...joined,
    aliases: [...new Set(copies.flatMap(copy => copy.record.aliases))].filter(alias => alias !== joined.title).sort(),
    fiscal: copies.some(copy => copy.record.fiscal),
    taxTypes: [...new Set([...joined.taxTypes, ...copies.flatMap(copy => copy.record.taxTypes)])],
    sources,
    textFrom,
    infoFrom: credited.infoFrom ?? credited.lid,
  }
  return { record, ...findingsOf(record, facts, fullest, texts), textFrom } satisfies JoinedLaw
}

function findingsOf(
  record: LawRecord,
  facts: ReturnType<typeof bestSourceValues>,
  fullest: LawRecord,
  candidates: LawCopy[],
): Pick<JoinedLaw, 'contradictions' | 'differing'> {
  const taken: Record<ContradictedField, string | undefined> = {
    status: facts.status,
    number: facts.number,
    posted: facts.posted,
    effective: record.effectiveDate,
  }
  return {
    contradictions: contradictedFields(record.sources ?? []).map(({ field, values }) => ({
      field,
      values,
      taken: taken[field] ?? 'none',
    })),
    differing: [
      ...new Set(
        candidates
          .filter(({ record: other }) => other !== fullest)
          .flatMap(({ record: other }) => differingArticles(fullest, other)),
      ),
    ],
  }
}
