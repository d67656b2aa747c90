/** Counts the outcome of an import. */
import type { RowLocation } from './located-rows'

const FAULTS_SHOWN = 20
const REMARKS_KEPT = 200

export interface Fault extends RowLocation {
  reason: string
}

/** A remark on imported documents, with its first location. */
export interface Remark extends Fault {
  times: number
}

/** Receives each fault and each remark, in the order in which they are noticed. */
export type OnEntry = (kind: 'skipped' | 'note', entry: Fault) => void

export class Tally {
  readonly taken: Record<string, number> = {}
  readonly faults: Fault[] = []
  documents = 0
  skipped = 0
  unread = 0
  remarked = 0
  characters = 0
  private readonly locations = new Map<string, RowLocation>()
  private readonly remarksByReason = new Map<string, Remark>()
  joined = 0

  constructor(private readonly onEntry: OnEntry = () => undefined) {}

  /** Counts an imported document. A document that replaces another of the same import is not counted again. */
  take(kind: string, key: string, characters: number, location: RowLocation) {
    const before = this.locations.get(key)
    this.locations.set(key, location)
    this.characters += characters
    if (before) return this.remark(`the same id as ${nameOf(before)}, which it replaces`, location)
    this.taken[kind] = (this.taken[kind] ?? 0) + 1
    this.documents++
  }

  /** Counts a law that was joined from copies. `keys` are those of this import. */
  join(keys: string[], id: string) {
    this.joined++
    const locations = keys.flatMap(key => this.locations.get(key) ?? [])
    const [first, ...others] = locations
    const twins = others.length > 0 ? others.map(nameOf).join(', ') : 'one already there'
    if (first) this.remark(`the same law and day as ${twins}: joined (${id})`, first)
  }

  remarkLaw(key: string, reason: string) {
    const location = this.locations.get(key)
    if (location) this.remark(reason, location)
  }

  skip(fault: Fault) {
    if (fault.line === undefined) this.unread++
    else this.skipped++
    if (this.faults.length < FAULTS_SHOWN) this.faults.push(fault)
    this.onEntry('skipped', fault)
  }

  remark(reason: string, location: RowLocation) {
    this.onEntry('note', { ...location, reason })
    const existing = this.remarksByReason.get(reason)
    if (existing) existing.times++
    else if (++this.remarked <= REMARKS_KEPT) this.remarksByReason.set(reason, { ...location, reason, times: 1 })
  }

  get remarks(): Remark[] {
    return [...this.remarksByReason.values()]
  }
}

const lastPart = (file: string) => file.slice(Math.max(file.lastIndexOf('/'), file.lastIndexOf('\\')) + 1)
const nameOf = ({ file, line }: RowLocation) => [lastPart(file), line].filter(Boolean).join(':')
