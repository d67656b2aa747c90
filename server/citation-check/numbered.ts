/** Finds judgments and documents by their exact number. */
import type { CheckedCitation, CitationToCheck } from '@contract/citation-check'
import { plainNumber } from '@domain/citation/document-number'
import type { CasePayload } from '../libraries/case/document'
import type { Engine, EngineDocument } from '../engine/port'

const MOST = 20

async function havingNumber(engine: Engine, collection: string, scope: string, number: string) {
  const { hits } = await engine.search({
    collection,
    where: { kind: 'text', scope, words: [number] },
    order: { by: 'relevance' },
    from: 0,
    size: MOST,
  })
  return hits
}

/** Libraries that have judgments with numbers. */
export const CASES = ['case', 'similarity'] as const
export type CaseLibrary = (typeof CASES)[number]

interface Numbered {
  caseNumber?: string
  courtName?: string
}

function factsOf(library: CaseLibrary, { payload }: EngineDocument) {
  if (library === 'case') {
    const { caseNumber, court } = payload as CasePayload
    return { number: caseNumber, court: court.name }
  }
  const { caseNumber, courtName } = payload as Numbered
  return { number: caseNumber, court: courtName }
}

/** The short form 北京一中院 neither confirms nor contradicts 北京市第一中级人民法院. */
const contradicts = (named: string | undefined, court: string | undefined) =>
  Boolean(named && court && !court.endsWith(named) && !named.endsWith(court))

export async function checkCase(
  engine: Engine,
  { number = '', court }: CitationToCheck,
  libraries: CaseLibrary[],
): Promise<CheckedCitation> {
  const plain = plainNumber(number)
  for (const library of libraries) {
    for (const hit of await havingNumber(engine, library, 'caseNumber', plain)) {
      const facts = factsOf(library, hit)
      if (!facts.number || plainNumber(facts.number) !== plain) continue
      const state = contradicts(court, facts.court) ? 'mismatched' : 'found'
      return { state, library, id: hit.id, title: hit.title, ...facts }
    }
  }
  return { state: 'absent' }
}

const documentNumber = ({ payload }: EngineDocument) => (payload as { documentNumber?: string }).documentNumber

/** Finds documents by number: 法释（2020）6号. The text before the number may contain other words: 印发财税（2016）36号. */
export async function documentsNumbered(engine: Engine, number: string): Promise<EngineDocument[]> {
  const plain = plainNumber(number)
  const tail = plain.slice(plain.indexOf('（'))
  if (!tail) return []
  const hits = await havingNumber(engine, 'law', 'documentNumber', tail)
  const ofHit = (hit: EngineDocument) => plainNumber(documentNumber(hit) ?? '')
  const exact = hits.filter(hit => ofHit(hit) === plain)
  return exact.length ? exact : hits.filter(hit => plain.endsWith(ofHit(hit)) && !ofHit(hit).startsWith('（'))
}

export const hasNumber = (document: EngineDocument, number: string) =>
  plainNumber(documentNumber(document) ?? '') === plainNumber(number)

export const numberOf = documentNumber
