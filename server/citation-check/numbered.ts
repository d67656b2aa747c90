/** Finds judgments and other documents by their number, and checks citations of cases. */
import type { CheckedCitation, CitationToCheck } from '@contract/citation-check'
import { isEntryNumber, plainNumber } from '@domain/citation/document-number'
import { caseNumberKey } from '@domain/case-history/case-numbers'
import { isOrderNumber, numberKey } from '@domain/citation/order-number'
import { toChineseNumeral } from '@domain/format/numerals'
import type { CasePayload } from '../libraries/case/document'
import { laterReviewWithDecision } from '../libraries/case/history-view'
import type { Engine, EngineDocument } from '../engine/port'
import { lawPayload } from '../libraries/law/view'
import { isOtherCase } from './other-case'
import { isShortFormOf } from './short-for'
import { judgmentsByStageNumber, reviewOfMissingJudgment } from './missing-judgments'

const MOST = 20

/** Searches a collection for documents whose field `scope` contains the number. */
export async function searchByNumber(engine: Engine, collection: string, scope: string, number: string) {
  const { hits } = await engine.search({
    collection,
    where: { kind: 'text', scope, words: [number] },
    order: { by: 'relevance' },
    from: 0,
    size: MOST,
  })
  return hits
}

/** The libraries whose documents have a case number. */
export const CASE_NUMBER_LIBRARIES = ['case', 'similarity'] as const
type CaseLibrary = (typeof CASE_NUMBER_LIBRARIES)[number]

interface Numbered {
  caseNumber?: string
  courtName?: string
  judgeTime?: string
}

/**
 * Returns what the library states of a case. An entry of 人民法院案例库 has two numbers: `isEntry` selects its own number
 * instead of that of its judgment.
 */
function caseFactsOf(library: CaseLibrary, { payload }: EngineDocument, isEntry: boolean) {
  if (library === 'case') {
    const judgment = payload as CasePayload
    const { caseNumber, court, causes, judgmentDate, entry } = judgment
    const cause = causes[0]?.slice(-1)[0]
    return {
      number: isEntry ? entry?.number : caseNumber,
      court: court.name,
      cause,
      date: judgmentDate,
      ...laterReviewWithDecision(judgment),
    }
  }
  const { caseNumber, courtName } = payload as Numbered
  return { number: caseNumber, court: courtName }
}

const contradicts = (named: string | undefined, court: string | undefined) =>
  Boolean(named && court && !named.endsWith(court) && !isShortFormOf(named, court))

const isSameNumber = (a: string, b: string) =>
  plainNumber(a) === plainNumber(b) || (caseNumberKey(a) ?? a) === (caseNumberKey(b) ?? b)

const isOfEntry = ({ payload }: EngineDocument) => Boolean((payload as Partial<CasePayload>).entry)
/** Puts judgments before entries of 人民法院案例库 with the same case number: a case number means the judgment. */
const judgmentsFirst = (hits: EngineDocument[]) => [...hits].sort((a, b) => Number(isOfEntry(a)) - Number(isOfEntry(b)))

export async function checkCaseCitation(
  engine: Engine,
  citation: CitationToCheck,
  libraries: CaseLibrary[],
): Promise<CheckedCitation> {
  const { id, number = '', court } = citation
  const held = id !== undefined && libraries.includes('case') ? await engine.get('case', id) : undefined
  if (held)
    return { state: 'found', library: 'case', id: held.id, title: held.title, ...caseFactsOf('case', held, false) }
  const plain = plainNumber(number)
  const isEntry = isEntryNumber(plain)
  const ofEntry = isEntry ? { isEntry } : {}
  /**
   * A case with the number that contradicts the court, name, cause or day in the text. Another judgment with the number
   * may still fit.
   */
  let other: CheckedCitation | undefined

  function resultAmong(hits: EngineDocument[], library: CaseLibrary): CheckedCitation | undefined {
    for (const hit of isEntry ? hits : judgmentsFirst(hits)) {
      const facts = caseFactsOf(library, hit, isEntry)
      if (!facts.number || !isSameNumber(facts.number, plain)) continue
      const state = contradicts(court, facts.court) ? 'mismatched' : isOtherCase(citation, hit) ? 'otherCase' : 'found'
      const checked: CheckedCitation = { state, library, id: hit.id, title: hit.title, ...facts, ...ofEntry }
      if (state === 'found') return checked
      other ??= checked
    }
    return undefined
  }

  for (const library of libraries) {
    const result = resultAmong(await searchByNumber(engine, library, 'caseNumber', plain), library)
    if (result) return result
  }
  if (other || isEntry || !libraries.includes('case')) return other ?? { state: 'absent', ...ofEntry }
  // Courts write some numbers with leading zeros or with 第. Texts leave them out.
  const judgments = await judgmentsByStageNumber(engine, plain)
  return resultAmong(judgments, 'case') ?? other ?? { state: 'absent', ...reviewOfMissingJudgment(citation, judgments) }
}

export const lawDocumentNumber = ({ payload }: EngineDocument) =>
  (payload as { documentNumber?: string }).documentNumber

const ORDINAL = /第(\d{1,5})号$/

const NOTICE = /^(.+)(公告|通告)(\d{4})年第(\d+)号$/

/** Finds notices whose stored number lacks the issuer: 公告〔2023〕105号 of 海关总署. */
async function noticesNumbered(engine: Engine, key: string): Promise<EngineDocument[]> {
  const [, issuer = '', kind = '', year = '', serial = ''] = NOTICE.exec(key) ?? []
  if (!issuer) return []
  const number = `${kind}（${year}）${serial}号`
  const hits = await searchByNumber(engine, 'law', 'documentNumber', number)
  return hits.filter(
    hit =>
      plainNumber(lawDocumentNumber(hit) ?? '') === number &&
      lawPayload(hit).authorities.some(authority => issuer.includes(authority)),
  )
}

/** Finds documents by the number of an order: 主席令第63号. Many are stored with a Chinese numeral instead. */
async function documentsOfOrder(engine: Engine, number: string): Promise<EngineDocument[]> {
  const key = numberKey(number)
  const inChinese = key.replace(ORDINAL, (_, digits: string) => `第${toChineseNumeral(Number(digits))}号`)
  const hits: EngineDocument[] = []
  for (const spelling of [key, inChinese])
    hits.push(...(await searchByNumber(engine, 'law', 'documentNumber', spelling)))
  const ofIssuer = hits.filter(hit => numberKey(lawDocumentNumber(hit) ?? '') === key)
  return ofIssuer.length ? ofIssuer : noticesNumbered(engine, key)
}

/** Finds documents by number: 法释（2020）6号. Other words may precede the number in the text: 印发财税（2016）36号. */
export async function documentsByNumber(engine: Engine, number: string): Promise<EngineDocument[]> {
  if (isOrderNumber(number)) return documentsOfOrder(engine, number)
  const plain = plainNumber(number)
  const tail = plain.slice(plain.indexOf('（'))
  if (!tail) return []
  const hits = await searchByNumber(engine, 'law', 'documentNumber', tail)
  const ofHit = (hit: EngineDocument) => plainNumber(lawDocumentNumber(hit) ?? '')
  const exact = hits.filter(hit => ofHit(hit) === plain)
  return exact.length ? exact : hits.filter(hit => plain.endsWith(ofHit(hit)) && !ofHit(hit).startsWith('（'))
}

export const hasNumber = (document: EngineDocument, number: string) =>
  numberKey(lawDocumentNumber(document) ?? '') === numberKey(number)
