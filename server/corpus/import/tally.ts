/** What became of the lines and files of an import. */
import type { Place } from './found'

const FAULTS_SHOWN = 20
const REMARKS_KEPT = 200

export interface Fault extends Place {
  reason: string
}

/** Something to know of documents that were taken all the same, with the first of its places. */
export interface Remark extends Fault {
  times: number
}

export class Tally {
  readonly taken: Record<string, number> = {}
  readonly faults: Fault[] = []
  documents = 0
  skipped = 0
  unread = 0
  remarked = 0
  characters = 0
  private readonly places = new Map<string, Place>()
  private readonly told = new Map<string, Remark>()

  /** A document that replaces one of the same import is none more. */
  take(kind: string, key: string, characters: number, place: Place) {
    const before = this.places.get(key)
    this.places.set(key, place)
    this.characters += characters
    if (before) return this.tell(`the same id as ${nameOf(before)}, which it replaces`, place)
    this.taken[kind] = (this.taken[kind] ?? 0) + 1
    this.documents++
  }

  /** A law that another is, too: of this import, or of what was there before. */
  tellTwice(key: string, other: string, id: string) {
    const place = this.places.get(key)
    const twin = this.places.get(other)
    if (place) this.tell(`the same law and day as ${twin ? nameOf(twin) : 'one already there'} (${id})`, place)
  }

  skip(fault: Fault) {
    if (fault.line === undefined) this.unread++
    else this.skipped++
    if (this.faults.length < FAULTS_SHOWN) this.faults.push(fault)
  }

  tell(reason: string, place: Place) {
    const known = this.told.get(reason)
    if (known) known.times++
    else if (++this.remarked <= REMARKS_KEPT) this.told.set(reason, { ...place, reason, times: 1 })
  }

  get remarks(): Remark[] {
    return [...this.told.values()]
  }
}

const lastPart = (file: string) => file.slice(Math.max(file.lastIndexOf('/'), file.lastIndexOf('\\')) + 1)
const nameOf = ({ file, line }: Place) => [lastPart(file), line].filter(Boolean).join(':')
