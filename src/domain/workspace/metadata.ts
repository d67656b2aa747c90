/** Metadata of saved documents, either from their library or from older stored texts. */
import { formatDay, isDay } from '../format/dates'

interface Metadata {
  from?: string
  number?: string
  day?: string
}

/** The metadata from a library. Rows of lists may have less metadata than document screens. */
export interface DocumentMetadata {
  /** The court, authority, institution or publication. */
  from?: string
  number?: string
  /** The day in the format of the service. */
  day?: string
  authors?: string[]
  /** The document kind of a court decision: 民事判决书. It stands at the end of the citation. */
  document?: string
  /** The publisher of a fiscal reply. Only the document screen has it. */
  publisher?: string
}

/**
 * Returns the metadata to save. The first of publisher, court or authority, and authors becomes `from`. An invalid day
 * is dropped.
 */
export function metadataToSave({ from = '', number = '', day = '', authors = [], publisher = '' }: DocumentMetadata) {
  const metadata: Metadata = {
    from: [publisher, from, authors.join('、')].map(name => name.trim()).find(Boolean),
    number: number.trim() || undefined,
    day: isDay(day) ? formatDay(day) : undefined,
  }
  return metadata
}

const DAY = /^(\d{4})(?:-|年)(\d{1,2})(?:-|月)(\d{1,2})/
/** Matches the end of a number: （2023）京01民终1号, 法释〔2020〕17号, 主席令第十五号. */
const NUMBER = /号$/

function dayIn(value: string) {
  const [, year, month = '', day = ''] = DAY.exec(value) ?? []
  return year && [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-')
}

/**
 * Recognises metadata by its form, in texts that an older app stored. Takes the first value of each kind.
 * Words may follow a day: 2023年05月04日公布.
 */
export function metadataIn(values: string[]): Metadata {
  const metadata: Metadata = {}
  for (const value of values.map(one => one.trim()).filter(Boolean)) {
    const day = dayIn(value)
    if (day) metadata.day ??= day
    else if (NUMBER.test(value)) metadata.number ??= value
    else if (!/\d{4}/.test(value)) metadata.from ??= value
  }
  return metadata
}
