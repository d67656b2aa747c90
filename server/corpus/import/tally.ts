/** Counts the results of an import: documents, faults and remarks. */
import type { RowLocation } from './located-rows'

const FAULTS_SHOWN = 20
const REMARKS_KEPT = 200

export interface ImportFault extends RowLocation {
  reason: string
}

/** A remark with the first location for which it was made, and the number of locations. */
export interface ImportRemark extends ImportFault {
  times: number
}

/** Called for every fault and every remark, in the order in which they occur. */
export type OnFaultOrRemark = (kind: 'skipped' | 'note', entry: ImportFault) => void

export class ImportTally {
  readonly taken: Record<string, number> = {}
  readonly faults: ImportFault[] = []
  documents = 0
  skipped = 0
  unread = 0
  remarked = 0
  characters = 0
  private readonly locations = new Map<string, RowLocation>()
  private readonly remarksByReason = new Map<string, ImportRemark>()
  joined = 0

  constructor(private readonly onFaultOrRemark: OnFaultOrRemark = () => undefined) {}

  /** Counts an imported document. If it replaces another document of this import, adds a remark instead. */
  take(kind: string, key: string, characters: number, location: RowLocation) {
    const before = this.locations.get(key)
    this.locations.set(key, location)
    this.characters += characters
    if (before) return this.remark(`the same id as ${nameOf(before)}, which it replaces`, location)
    this.taken[kind] = (this.taken[kind] ?? 0) + 1
    this.documents++
  }

  /** Counts a law that was joined from copies. `keys` identify the copies in this import. */
  join(keys: string[], id: string) {
    this.joined++
    const locations = keys.flatMap(key => this.locations.get(key) ?? [])
    const [first, ...others] = locations
    const copies = others.length > 0 ? others.map(nameOf).join(', ') : 'one already there'
    if (first) this.remark(`the same law and day as ${copies}: joined (${id})`, first)
  }

  /** Adds a remark on a law of this import. `key` identifies the law. */
  remarkLaw(key: string, reason: string) {
    const location = this.locations.get(key)
    if (location) this.remark(reason, location)
  }

  skip(fault: ImportFault) {
    if (fault.line === undefined) this.unread++
    else this.skipped++
    if (this.faults.length < FAULTS_SHOWN) this.faults.push(fault)
    this.onFaultOrRemark('skipped', fault)
  }

  remark(reason: string, location: RowLocation) {
    this.onFaultOrRemark('note', { ...location, reason })
    const existing = this.remarksByReason.get(reason)
    if (existing) existing.times++
    else if (++this.remarked <= REMARKS_KEPT) this.remarksByReason.set(reason, { ...location, reason, times: 1 })
  }

  get remarks(): ImportRemark[] {
    return [...this.remarksByReason.values()]
  }
}

const lastPart = (file: string) => file.slice(Math.max(file.lastIndexOf('/'), file.lastIndexOf('\\')) + 1)
const nameOf = ({ file, line }: RowLocation) => [lastPart(file), line].filter(Boolean).join(':')
