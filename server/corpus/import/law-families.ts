/** Orders the versions of every law that an import touches, including versions that exist already. */
import type { Clause, Engine, EngineDocument, Writer } from '../../engine/port'
import { articlesIn, type LawPayload, withStanding } from '../../libraries/law/document'
import { lawName } from '../../search/law-names'
import type { LawRecord } from '../../libraries/law/record'
import { familyOf, hasVersions, historyOf, inOrder, standingOf, type Text, textOf, type Version } from './law-versions'

const COLLECTION = 'law'

type Law = Pick<LawRecord, 'lid' | 'title' | 'region' | 'effectiveDate' | 'timeLimited' | 'repealedDate' | 'stated'>
type Member = Version & Pick<Law, 'timeLimited' | 'region'>

interface Family {
  /** The indexed form. */
  name: string
  laws: Law[]
  /** The import changes the name of one of its laws. */
  hasLost: boolean
}

interface Settling {
  writer: Writer
  /** The existing versions that stay. */
  before?: Engine
  today: string
  /** Two laws with one name and day. */
  onTwice(lid: string, other: string): void
}

const lawOf = ({ payload }: EngineDocument) => payload as LawPayload

function memberOf({ lid, title, region, effectiveDate, timeLimited, repealedDate, stated }: Law): Member | undefined {
  return effectiveDate === undefined
    ? undefined
    : { lid, title, region, begin: effectiveDate, timeLimited, stated: stated ?? { timeLimited, repealedDate } }
}

const ACTION = /修正|修订|修改/g
function actionOf(document: EngineDocument): string {
  const { info, postingDate = '', title } = lawOf(document)
  const lines = [title, ...document.blocks.slice(0, info).map(({ text }) => text.replace(/《[^》]*》/g, ''))]
  const action = lines.flatMap(line => line.match(ACTION) ?? []).at(-1) ?? '公布'
  return postingDate ? `${postingDate.slice(0, 4)}年${action}` : action
}

const wordsOf = (document: EngineDocument): Text =>
  textOf({ lid: document.id, title: document.title, actionName: actionOf(document) }, articlesIn(document))

export class LawFamilies {
  private readonly laws = new Map<string, Law>()

  /** A law of this import. */
  note({ lid, title, region, effectiveDate, timeLimited, repealedDate, stated }: Law) {
    this.laws.set(lid, { lid, title, region, effectiveDate, timeLimited, repealedDate, stated })
  }

  async settle(settling: Settling) {
    const families = new Map<string, Family>()
    const open = (law: Law) => {
      const key = familyOf(law)
      const family = families.get(key) ?? { name: lawName(law.title), laws: [], hasLost: false }
      families.set(key, family)
      return family
    }
    for (const law of this.laws.values()) {
      open(law).laws.push(law)
      // The former name has lost a version.
      const replaced = await settling.before?.get(COLLECTION, law.lid)
      if (replaced) open(lawOf(replaced)).hasLost ||= familyOf(lawOf(replaced)) !== familyOf(law)
    }
    for (const [key, family] of families) {
      family.laws.push(...(await this.stored(settling, key, family.name)))
      await this.settleFamily(settling, family)
    }
  }

  private async stored({ before, writer }: Settling, key: string, name: string): Promise<Law[]> {
    const where: Clause = { kind: 'value', field: 'name', values: [name] }
    const ids = (await before?.ids({ collection: COLLECTION, where, order: { by: 'relevance' } })) ?? []
    const laws: Law[] = []
    for (const id of ids.filter(other => !this.laws.has(other))) {
      const document = await writer.get(COLLECTION, id)
      if (document && familyOf(lawOf(document)) === key) laws.push(lawOf(document))
    }
    return laws
  }

  private async settleFamily(settling: Settling, { laws, hasLost }: Family) {
    const members = inOrder(laws.flatMap(law => memberOf(law) ?? []))
    const versions = members.filter(member => hasVersions({ ...member, ...member.stated }))
    this.tellTwice(settling, members, versions)
    const texts = new Map<string, Text>()
    for (const member of members) {
      const following = versions.includes(member) ? versions.find(({ begin }) => begin > member.begin) : undefined
      const standing = standingOf(member, following, settling.today)
      const refuseInMoments = versions.length < 2 || !versions.includes(member)
      if (refuseInMoments && !hasLost && standing.timeLimited === member.timeLimited) continue
      const document = await settling.writer.get(COLLECTION, member.lid)
      if (!document) continue
      const text = wordsOf(document)
      const earlier = refuseInMoments
        ? []
        : [...texts].filter(([begin]) => begin < member.begin).map(([, then]) => then)
      const isStated =
        standing.timeLimited === member.stated.timeLimited && standing.repealedDate === member.stated.repealedDate
      const stated = isStated ? undefined : member.stated
      settling.writer.put(
        COLLECTION,
        withStanding(document, { ...standing, stated }, no => historyOf(no, text, earlier)),
      )
      await settling.writer.pause()
      if (!refuseInMoments && !texts.has(member.begin)) texts.set(member.begin, text)
    }
  }

  private tellTwice({ onTwice }: Settling, members: Member[], versions: Member[]) {
    for (const member of members) {
      const twin = members.find(
        other =>
          other !== member &&
          other.begin === member.begin &&
          (other.title === member.title || (versions.includes(other) && versions.includes(member))),
      )
      if (twin && this.laws.has(member.lid) && !(this.laws.has(twin.lid) && twin.lid > member.lid))
        onTwice(member.lid, twin.lid)
    }
  }
}
