/**
 * Settles the time of every law that an import touches, stored laws included: its first day where an amending decision states
 * it, the order of its versions, and what repeals it.
 */
import { plainLawName, repealKey } from '@domain/citation/law-names'
import { dayNumber } from '@domain/format/dates'
import type { Clause, Engine, EngineDocument, Writer } from '../../engine/port'
import { articlesIn, type LawPayload, withTime } from '../../libraries/law/document'
import { type LawRecord, repealDay, type RepealRecord } from '../../libraries/law/record'
import type { CorpusWriter } from '../write'
import type { Context } from './context'
import {
  endingOf,
  familyOf,
  hasVersions,
  historyOf,
  inOrder,
  sortDay,
  type Repealer,
  repealerOf,
  standingOf,
  suspendedBy,
  suspensionsOf,
  type Text,
  textOf,
  type Version,
} from './law-versions'
import { joinTwins, type Twins } from './twins'

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
type Member = Version & { law: Law }

interface Family {
  /** The name of the law as the index has it. */
  name: string
  laws: Law[]
  /** Whether one of the family's laws gets another name by the import, so that the family loses a version. */
  hasLost: boolean
}

interface Settling {
  writer: Writer
  target: CorpusWriter
  /** The corpus before the import, if its documents stay. */
  before?: Engine
  today: string
  /** Called for copies of one law that were joined. */
  onTwins(twins: Twins): void
  /** Called if an amending decision states another day than the source of the amended law. */
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

const wordsOf = (document: EngineDocument): Text =>
  textOf({ lid: document.id, title: document.title, actionName: actionOf(document) }, articlesIn(document))

/** The fields of a law without an end and without a ground for its status. */
const OPEN = {
  ...{ repealedDate: undefined, mayEndFrom: undefined, standingGround: undefined },
  ...{ later: undefined, suspendedBy: undefined },
}
/**
 * Whether the first day is doubtful: the law's own text does not state it, and the adoption lines name a decision that
 * may.
 */
const hasUnsureDay = ({ effectiveDate, effectiveGround, info }: Law) =>
  (effectiveDate === undefined || effectiveGround?.kind === 'source') && NAMES_DECISION.test(info.at(-1) ?? '')
const NAMES_DECISION = /(?:决定|修正案(?:[（(][^）)]*[）)])?)》/
const DECISION = /决定$|修正案(?:[（(][^）)]*[）)])?$/
const keyOf = ({ title }: Law) => repealKey(title)
const valueOf = (field: string, value: string): Clause => ({ kind: 'value', field, values: [value] })

export class LawFamilies {
  private readonly laws = new Map<string, Law>()
  private readonly repealers = new Map<string, Repealer[]>()

  constructor(private readonly context: Pick<Context, 'decisions' | 'remark'>) {}

  /** Adds a law of this import to those that `settle` works on. */
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

  async settle(settling: Settling) {
    const families = new Map<string, Family>()
    const open = (law: Law) => {
      const key = familyOf(law)
      const family = families.get(key) ?? { name: plainLawName(law.title), laws: [], hasLost: false }
      families.set(key, family)
      return family
    }
    await this.join(settling)
    await this.findDays(settling)
    const repealedBefore: string[] = []
    for (const law of this.laws.values()) {
      open(law).laws.push(law)
      // The stored version may have another name: that family loses a version. Its repeals may no longer exist.
      const replaced = await settling.before?.get(COLLECTION, law.lid)
      if (!replaced) continue
      const former = lawOf(replaced)
      open(former).hasLost ||= familyOf(former) !== familyOf(law)
      repealedBefore.push(...(former.repeals ?? []).map(({ title }) => repealKey(title)))
    }
    await this.findRepealers(settling, open, repealedBefore)
    for (const [key, family] of families) {
      family.laws.push(...(await this.storedVersions(settling, key, family.name)))
      await this.settleFamily(settling, family)
    }
  }

  private async join(settling: Settling) {
    const { writer, before, target, onTwins } = settling
    const storedIds = async ({ title }: Pick<Law, 'title'>) => {
      const where: Clause = {
        kind: 'any',
        clauses: [valueOf('name', plainLawName(title)), valueOf('repealKey', repealKey(title))],
      }
      const ids = (await before?.ids({ collection: COLLECTION, where, order: { by: 'relevance' } })) ?? []
      return ids.filter(id => !this.laws.has(id))
    }
    const joining = { target, writer, before, context: this.context, storedIds }
    for (const twins of await joinTwins(joining, [...this.laws.values()])) {
      for (const lid of twins.removed) this.laws.delete(lid)
      this.note(twins.record)
      onTwins(twins)
    }
  }

  /**
   * Gives amended laws the first day that the amending decision states. Uses decisions of this import and the bundled
   * ones.
   */
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
    writer.put(COLLECTION, withTime(document, { effectiveDate: decision.effective, effectiveGround: ground }))
  }

  /**
   * Collects the laws that repeal laws of this import. Also collects stored laws that the import repeals, or no longer
   * repeals.
   */
  private async findRepealers(settling: Settling, open: (law: Law) => Family, former: string[]) {
    for (const law of this.laws.values()) for (const repeal of law.repeals ?? []) this.addRepealer(law, repeal)
    const repealed = new Set([...this.repealers.keys(), ...former])
    for (const key of repealed) for (const law of await this.stored(settling, valueOf('repealKey', key))) open(law)
    for (const key of new Set([...repealed, ...[...this.laws.values()].map(keyOf)]))
      for (const law of await this.stored(settling, valueOf('repeals', key)))
        for (const repeal of law.repeals ?? []) if (repealKey(repeal.title) === key) this.addRepealer(law, repeal)
  }

  private addRepealer(law: Law, repeal: RepealRecord) {
    const { lid, title, postingDate } = law
    const { article, isPartial = false, isAmendment, isSuspension, published: posted = postingDate } = repeal
    const key = repealKey(repeal.title)
    const begin = repealDay(repeal, law)
    const repealer = { lid, title, article, isPartial, isAmendment, isSuspension, posted, begin }
    this.repealers.set(key, [...(this.repealers.get(key) ?? []), repealer])
  }

  /** Returns stored laws that this import does not replace. */
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
    return laws.filter(law => familyOf(law) === key)
  }

  private async settleFamily(settling: Settling, { laws, hasLost }: Family) {
    const members = inOrder(laws.flatMap(law => memberOf(law) ?? []))
    const versions = members.filter(member => hasVersions({ ...member, ...member.stated }))
    const texts = new Map<string, Text>()
    for (const member of members) {
      const isVersion = versions.includes(member)
      const key = keyOf(member.law)
      const repealers = this.repealers.get(key) ?? []
      const next = isVersion ? versions.find(other => sortDay(other) > sortDay(member)) : undefined
      const amending = isVersion ? [...repealers, ...this.context.decisions.amending(key)] : []
      const following = endingOf(member, next, amending)
      const repealer = repealerOf(member, repealers)
      const ended = standingOf(member, following, repealer, settling.today)
      const standing = suspendedBy(suspensionsOf(member, repealers, settling.today), ended)
      const hasOneText = versions.length < 2 || !isVersion
      const isOpen = !repealer && !following && !standing.suspendedBy && !member.law.suspendedBy
      const isSame = standing.timeLimited === member.law.timeLimited && isOpen
      if (hasOneText && !hasLost && isSame) continue
      const document = await settling.writer.get(COLLECTION, member.lid)
      if (!document) continue
      const text = wordsOf(document)
      const earlier = hasOneText
        ? []
        : [...texts].filter(([day]) => day < sortDay(member)).map(([, earlierText]) => earlierText)
      const isStated =
        standing.timeLimited === member.stated.timeLimited && standing.repealedDate === member.stated.repealedDate
      const stated = isStated ? undefined : member.stated
      settling.writer.put(
        COLLECTION,
        withTime(document, { ...OPEN, ...standing, stated }, no => historyOf(no, text, earlier)),
      )
      await settling.writer.pause()
      if (!hasOneText && !texts.has(sortDay(member))) texts.set(sortDay(member), text)
    }
  }
}
