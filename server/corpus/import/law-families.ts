/**
 * Determines the dates of every law that an import affects, stored laws included: first days in force, ends and
 * repeals. A family consists of the versions of one law.
 */
import { plainLawName, repealKey } from '@domain/citation/law-names'
import { dayNumber } from '@domain/format/dates'
import { LAW_STATUS } from '@domain/libraries/law-statuses'
import type { Clause, Engine, EngineDocument, Writer } from '../../engine/port'
import { articlesOfDocument, type LawPayload, withLawDates } from '../../libraries/law/document'
import { type LawRecord, repealDay, type RepealRecord } from '../../libraries/law/record'
import type { CorpusWriter } from '../write'
import type { ImportContext } from './context'
import {
  versionEndOf,
  lawFamilyKey,
  mayHaveVersions,
  articleHistoryOf,
  sortedVersions,
  versionSortDay,
  type ChangingLaw,
  repealerOf,
  versionStanding,
  withSuspensions,
  suspensionsOf,
  type VersionText,
  versionTextOf,
  type DatedVersion,
} from './law-versions'
import { joinLawCopies, type JoinResult } from './join-copies'

const COLLECTION = 'law'

type Law = Pick<
  LawRecord,
  | 'lid'
  | 'title'
  | 'region'
  | 'postingDate'
  | 'effectiveDate'
  | 'effectiveGround'
  | 'timeLimited'
  | 'repealedDate'
  | 'standingGround'
  | 'stated'
  | 'repeals'
  | 'suspendedBy'
> & { info: string[] }
type Member = DatedVersion & { law: Law }

interface Family {
  /** The indexed name of the law. */
  name: string
  laws: Law[]
  /** Whether the import renames one of the laws, so that this family loses a version. */
  hasLost: boolean
}

interface Settling {
  writer: Writer
  target: CorpusWriter
  /** The corpus before the import. Absent if the import removes its documents. */
  before?: Engine
  today: string
  /** Called for each law that was joined from several copies. */
  onJoined(joinResult: JoinResult): void
  /**
   * Called if an amending decision and the source of the amended law state different first days. `stated` is the day of
   * the source, and `decided` the day of the decision.
   */
  onContradiction(lid: string, stated: string, decided: string, decision: string): void
}

const payloadOf = ({ payload }: EngineDocument) => payload as LawPayload
const lawOf = (document: EngineDocument): Law => {
  const payload = payloadOf(document)
  return { ...payload, info: document.blocks.slice(0, payload.info).map(({ text }) => text) }
}

function memberOf(law: Law): Member | undefined {
  const { lid, title, postingDate: posted, effectiveDate: begin, timeLimited, repealedDate, standingGround } = law
  if (begin === undefined && posted === undefined) return undefined
  const stated = law.stated ?? { timeLimited, repealedDate, standingGround }
  return { lid, title, posted, begin, stated, law }
}

const ACTION = /修正|修订|修改/g
function actionOf(document: EngineDocument): string {
  const { info, postingDate = '', title } = payloadOf(document)
  const lines = [title, ...document.blocks.slice(0, info).map(({ text }) => text.replace(/《[^》]*》/g, ''))]
  const action = lines.flatMap(line => line.match(ACTION) ?? []).at(-1) ?? '公布'
  return postingDate ? `${postingDate.slice(0, 4)}年${action}` : action
}

const wordsOf = (document: EngineDocument): VersionText =>
  versionTextOf(
    { lid: document.id, title: document.title, actionName: actionOf(document) },
    articlesOfDocument(document),
  )

/** Values that clear the fields about the end of a law, its suspensions and the ground of its status. */
const OPEN = {
  ...{ repealedDate: undefined, mayEndFrom: undefined, standingGround: undefined },
  ...{ later: undefined, suspendedBy: undefined },
}
/**
 * Whether the first day is uncertain. The law's text does not state it, but the adoption lines name an amending
 * decision.
 */
const hasUnsureDay = ({ effectiveDate, effectiveGround, info }: Law) =>
  (effectiveDate === undefined || effectiveGround?.kind === 'source') && NAMES_DECISION.test(info.at(-1) ?? '')
const NAMES_DECISION = /(?:决定|修正案(?:[（(][^）)]*[）)])?)》/
const DECISION = /决定$|修正案(?:[（(][^）)]*[）)])?$/
const keyOf = ({ title }: Law) => repealKey(title)
const valueOf = (field: string, value: string): Clause => ({ kind: 'value', field, values: [value] })

/** Collects the laws of one import. `settle` then determines the dates of these laws and of related stored laws. */
export class LawFamilies {
  private readonly laws = new Map<string, Law>()
  private readonly changingLaws = new Map<string, ChangingLaw[]>()

  constructor(private readonly context: Pick<ImportContext, 'decisions' | 'remark'>) {}

  /** Adds a law of this import. `settle` then determines its dates. */
  note(record: LawRecord) {
    const { lid, title, region, postingDate, effectiveDate, effectiveGround, timeLimited } = record
    const { repealedDate, standingGround, stated, repeals } = record
    this.laws.set(lid, {
      ...{ lid, title, region, postingDate, effectiveDate, effectiveGround, timeLimited },
      ...{ repealedDate, standingGround, stated, repeals },
      info: record.info.slice(-1),
    })
    this.noteDecision(record)
  }

  /** Joins copies, determines the dates of all affected laws, and writes the laws that changed. */
  async settle(settling: Settling) {
    const families = new Map<string, Family>()
    const open = (law: Law) => {
      const key = lawFamilyKey(law)
      const family = families.get(key) ?? { name: plainLawName(law.title), laws: [], hasLost: false }
      families.set(key, family)
      return family
    }
    await this.join(settling)
    await this.findDays(settling)
    const repealedBefore: string[] = []
    for (const law of this.laws.values()) {
      open(law).laws.push(law)
      // If this import renames a stored law, the old family loses a version. Repeals of the old text may no longer
      // exist.
      const replaced = await settling.before?.get(COLLECTION, law.lid)
      if (!replaced) continue
      const former = lawOf(replaced)
      open(former).hasLost ||= lawFamilyKey(former) !== lawFamilyKey(law)
      repealedBefore.push(...(former.repeals ?? []).map(({ title }) => repealKey(title)))
    }
    await this.findChangingLaws(settling, open, repealedBefore)
    for (const [key, family] of families) {
      family.laws.push(...(await this.storedVersions(settling, key, family.name)))
      await this.settleFamily(settling, family)
    }
  }

  private async join(settling: Settling) {
    const { writer, before, target, onJoined } = settling
    const storedIds = async ({ title }: Pick<Law, 'title'>) => {
      const where: Clause = {
        kind: 'any',
        clauses: [valueOf('name', plainLawName(title)), valueOf('repealKey', repealKey(title))],
      }
      const ids = (await before?.ids({ collection: COLLECTION, where, order: { by: 'relevance' } })) ?? []
      return ids.filter(id => !this.laws.has(id))
    }
    const joining = { target, writer, before, context: this.context, storedIds }
    for (const joinResult of await joinLawCopies(joining, [...this.laws.values()])) {
      for (const lid of joinResult.removed) this.laws.delete(lid)
      this.note(joinResult.record)
      onJoined(joinResult)
    }
  }

  /** Sets the first day of amended laws from their amending decisions: imported, stored and bundled ones. */
  private async findDays(settling: Settling) {
    const unsure = [...this.laws.values()].filter(hasUnsureDay)
    for (const day of new Set(unsure.map(({ postingDate }) => postingDate ?? '')))
      for (const law of await this.postedOn(settling, day)) this.noteDecision(law)
    for (const law of unsure) await this.findDay(settling, law)
    for (const posted of this.context.decisions.days()) {
      for (const law of await this.postedOn(settling, posted))
        if (law.effectiveDate === undefined) {
          await this.findDay(settling, law)
          if (law.effectiveDate !== undefined) this.laws.set(law.lid, law)
        }
    }
  }

  private noteDecision({ title, postingDate, effectiveDate }: Pick<Law, 'title' | 'postingDate' | 'effectiveDate'>) {
    if (postingDate && effectiveDate && DECISION.test(title))
      this.context.decisions.add({ title, posted: postingDate, effective: effectiveDate })
  }

  private async postedOn(settling: Settling, posted: string): Promise<Law[]> {
    const day = dayNumber(posted)
    if (day === undefined) return []
    return this.stored(settling, { kind: 'range', field: 'postingDate', from: day, to: day })
  }

  private async findDay({ writer, onContradiction }: Settling, law: Law) {
    const { lid, title, info, postingDate: posted, effectiveDate } = law
    const decision = this.context.decisions.decisionOf({ title, info, posted })
    if (!decision || decision.effective === effectiveDate || repealKey(decision.title) === repealKey(title)) return
    const document = await writer.get(COLLECTION, lid)
    if (!document) return
    const basis = decision.number ?? decision.title
    if (effectiveDate !== undefined) onContradiction(lid, effectiveDate, decision.effective, basis)
    law.effectiveDate = decision.effective
    law.effectiveGround = { kind: 'decision', basis }
    const { effectiveGround: ground } = law
    writer.put(COLLECTION, withLawDates(document, { effectiveDate: decision.effective, effectiveGround: ground }))
  }

  /**
   * Collects the laws that repeal, amend or suspend laws of this import. Also opens the families of stored laws that
   * the import repeals or no longer repeals.
   */
  private async findChangingLaws(settling: Settling, open: (law: Law) => Family, former: string[]) {
    for (const law of this.laws.values()) for (const repeal of law.repeals ?? []) this.addChangingLaw(law, repeal)
    const repealed = new Set([...this.changingLaws.keys(), ...former])
    for (const key of repealed) for (const law of await this.stored(settling, valueOf('repealKey', key))) open(law)
    for (const key of new Set([...repealed, ...[...this.laws.values()].map(keyOf)]))
      for (const law of await this.stored(settling, valueOf('repeals', key)))
        for (const repeal of law.repeals ?? []) if (repealKey(repeal.title) === key) this.addChangingLaw(law, repeal)
  }

  private addChangingLaw(law: Law, repeal: RepealRecord) {
    const { lid, title, postingDate, timeLimited: status } = { ...law, ...law.stated }
    // A draft may never be enacted, so its clauses have no effect.
    if (status === LAW_STATUS.draft) return
    const { article, isPartial = false, isAmendment, isSuspension, published: posted = postingDate } = repeal
    const key = repealKey(repeal.title)
    const begin = repealDay(repeal, law)
    const isUndated = status === LAW_STATUS.pending && begin === undefined
    const changing = { lid, title, article, isPartial, isAmendment, isSuspension, posted, begin, isUndated }
    this.changingLaws.set(key, [...(this.changingLaws.get(key) ?? []), changing])
  }

  /** Returns stored laws that match, except those that this import replaces. */
  private async stored({ before, writer }: Settling, where: Clause): Promise<Law[]> {
    const ids = (await before?.ids({ collection: COLLECTION, where, order: { by: 'relevance' } })) ?? []
    const laws: Law[] = []
    for (const id of ids.filter(other => !this.laws.has(other))) {
      const document = await writer.get(COLLECTION, id)
      if (document) laws.push(lawOf(document))
    }
    return laws
  }

  private async storedVersions(settling: Settling, key: string, name: string): Promise<Law[]> {
    const laws = await this.stored(settling, { kind: 'value', field: 'name', values: [name] })
    return laws.filter(law => lawFamilyKey(law) === key)
  }

  private async settleFamily(settling: Settling, { laws, hasLost }: Family) {
    const members = sortedVersions(laws.flatMap(law => memberOf(law) ?? []))
    const versions = members.filter(member => mayHaveVersions({ ...member, ...member.stated }))
    const texts = new Map<string, VersionText>()
    for (const member of members) {
      const isVersion = versions.includes(member)
      const key = keyOf(member.law)
      const changingLaws = [...(this.changingLaws.get(key) ?? []), ...this.context.decisions.repealing(key)]
      const next = isVersion ? versions.find(other => versionSortDay(other) > versionSortDay(member)) : undefined
      const amending = isVersion ? [...changingLaws, ...this.context.decisions.amending(key)] : []
      const following = versionEndOf(member, next, amending)
      const repealer = repealerOf(member, changingLaws)
      const ended = versionStanding(member, following, repealer, settling.today)
      const standing = withSuspensions(suspensionsOf(member, changingLaws, settling.today), ended)
      const hasOneText = versions.length < 2 || !isVersion
      const isOpen = !repealer && !following && !standing.suspendedBy && !member.law.suspendedBy
      const isSame = standing.timeLimited === member.law.timeLimited && isOpen
      if (hasOneText && !hasLost && isSame) continue
      const document = await settling.writer.get(COLLECTION, member.lid)
      if (!document) continue
      const text = wordsOf(document)
      const earlier = hasOneText
        ? []
        : [...texts].filter(([day]) => day < versionSortDay(member)).map(([, earlierText]) => earlierText)
      const isStated =
        standing.timeLimited === member.stated.timeLimited && standing.repealedDate === member.stated.repealedDate
      const stated = isStated ? undefined : member.stated
      settling.writer.put(
        COLLECTION,
        withLawDates(document, { ...OPEN, ...standing, stated }, no => articleHistoryOf(no, text, earlier)),
      )
      await settling.writer.pause()
      if (!hasOneText && !texts.has(versionSortDay(member))) texts.set(versionSortDay(member), text)
    }
  }
}
