/**
 * Checks citations by a short name of several laws: the text with the cited article, number or quotation decides, then the
 * day of the citing text.
 */
import type { CheckedCitation, CitationToCheck } from '@contract/citation-check'
import { lawsNamed } from '@domain/citation/law-names'
import type { EngineDocument } from '../engine/port'
import { mapWithYields } from '../search/yield-to-event-loop'
import { checkAtOnce } from './law'
import { type QuoteCheck, serializeVersion } from './versions'

/** A law that the name may mean, with its versions in the library. */
interface PossibleLaw {
  title: string
  documents: EngineDocument[]
}

type CompareQuotes = (quoting: QuoteCheck) => Promise<CheckedCitation[]>

/** The states of a text that cannot be the cited one. */
const EXCLUDED: Array<CheckedCitation['state']> = ['noArticle', 'misquoted', 'mismatched', 'absent']

/** Returns the index of the law that a text of its day means by the name. `undefined` without a day, or if several fit. */
function lawIndexOnDay({ law = '', asOf }: CitationToCheck, candidates: PossibleLaw[]): number | undefined {
  const [title, ...others] = asOf === undefined ? [] : lawsNamed(law, asOf)
  const at = others.length > 0 ? -1 : candidates.findIndex(candidate => candidate.title === title)
  return at < 0 ? undefined : at
}

export function ambiguousChecker(candidates: PossibleLaw[], compareQuotes: CompareQuotes) {
  const serialized = new Map<PossibleLaw, Promise<string[]>>()

  function versionsOf(candidate: PossibleLaw) {
    const versions = serialized.get(candidate) ?? mapWithYields(candidate.documents, serializeVersion)
    serialized.set(candidate, versions)
    return versions
  }

  async function checkAgainst(candidate: PossibleLaw, citation: CitationToCheck): Promise<CheckedCitation> {
    const named = { ...citation, law: candidate.title }
    const checked = checkAtOnce(named, candidate.documents)
    return checked ?? (await compareQuotes({ versions: await versionsOf(candidate), citations: [named] }))[0]!
  }

  return async (citation: CitationToCheck): Promise<CheckedCitation> => {
    const held = candidates.filter(({ documents }) => documents.length > 0)
    const checked = await mapWithYields(held, candidate => checkAgainst(candidate, citation))
    const indexOnDay = lawIndexOnDay(citation, held)
    const fitting = checked.filter(({ state }) => !EXCLUDED.includes(state))
    const [only, ...others] = fitting
    // A text that the library lacks may fit too, unless the number decides.
    const isDecided = held.length === candidates.length || (citation.number !== undefined && only?.number !== undefined)
    if (only && others.length === 0 && isDecided) return only
    const ofDay = indexOnDay === undefined ? undefined : checked[indexOnDay]
    if (ofDay && (fitting.length === 0 || fitting.includes(ofDay))) return ofDay
    return { state: 'unknown', library: 'law', title: citation.law, meanings: candidates.map(({ title }) => title) }
  }
}
