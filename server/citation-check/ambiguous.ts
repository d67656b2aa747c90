/**
 * Checks citations by a short name that several laws share. Each of these laws is checked as if it were cited. The
 * cited article, number or quotation usually fits only one of them. Otherwise the day of the citing text decides.
 */
import type { CheckedCitation, CitationToCheck } from '@contract/citation-check'
import { lawsNamed } from '@domain/citation/law-names'
import type { EngineDocument } from '../engine/port'
import { mapWithYields } from '../search/yield-to-event-loop'
import { checkWithoutThread } from './law'
import { type QuoteCheck, serializeVersion } from './versions'

/** A law that the name may mean, with its versions in the library. */
interface PossibleLaw {
  title: string
  documents: EngineDocument[]
}

type CompareQuotes = (quoting: QuoteCheck) => Promise<CheckedCitation[]>

/** The states that show that a candidate is not the cited law. */
const EXCLUDED: Array<CheckedCitation['state']> = ['noArticle', 'misquoted', 'mismatched', 'absent']

/**
 * Returns the index of the law that the name meant on the day of the citing text. Returns `undefined` without a day, or
 * unless exactly one of the laws fits.
 */
function lawIndexOnDay({ law = '', asOf }: CitationToCheck, candidates: PossibleLaw[]): number | undefined {
  const [title, ...others] = asOf === undefined ? [] : lawsNamed(law, asOf)
  const at = others.length > 0 ? -1 : candidates.findIndex(candidate => candidate.title === title)
  return at < 0 ? undefined : at
}

export function ambiguousCitationChecker(candidates: PossibleLaw[], compareQuotes: CompareQuotes) {
  const serialized = new Map<PossibleLaw, Promise<string[]>>()

  function versionsOf(candidate: PossibleLaw) {
    const versions = serialized.get(candidate) ?? mapWithYields(candidate.documents, serializeVersion)
    serialized.set(candidate, versions)
    return versions
  }

  async function checkAgainst(candidate: PossibleLaw, citation: CitationToCheck): Promise<CheckedCitation> {
    const named = { ...citation, law: candidate.title }
    const checked = checkWithoutThread(named, candidate.documents)
    return checked ?? (await compareQuotes({ versions: await versionsOf(candidate), citations: [named] }))[0]!
  }

  return async (citation: CitationToCheck): Promise<CheckedCitation> => {
    const held = candidates.filter(({ documents }) => documents.length > 0)
    const checked = await mapWithYields(held, candidate => checkAgainst(candidate, citation))
    const indexOnDay = lawIndexOnDay(citation, held)
    const fitting = checked.filter(({ state }) => !EXCLUDED.includes(state))
    const [only, ...others] = fitting
    // A candidate that the library lacks may fit too, unless the document number fits one that it has.
    const isDecided = held.length === candidates.length || (citation.number !== undefined && only?.number !== undefined)
    if (only && others.length === 0 && isDecided) return only
    const ofDay = indexOnDay === undefined ? undefined : checked[indexOnDay]
    if (ofDay && (fitting.length === 0 || fitting.includes(ofDay))) return ofDay
    return { state: 'unknown', library: 'law', title: citation.law, meanings: candidates.map(({ title }) => title) }
  }
}
