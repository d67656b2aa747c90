/** What the sheet says of the version that it shows. */
import { readerCopy, fill } from '@/copy/reader'
import { type Citing, type ShownVersion, type VersionNote, versionNote } from '@domain/citation/citing'
import { formatLawDay } from '@domain/format/dates'

const { standing } = readerCopy.citation
const dated = (sentence: string, day: string) => fill(sentence, { day: formatLawDay(day) })

function versionOf({ begun, posted }: VersionNote) {
  if (begun) return dated(standing.begun, begun)
  return posted ? dated(standing.posted, posted) : standing.undatedVersion
}

interface Note {
  text: string
  /** What is shown may not be what was cited. */
  isCaution: boolean
}

/** Nothing where the law is read as it stands. */
export function noteOn(version: ShownVersion, citing: Citing | undefined): Note | undefined {
  const note = versionNote(version, citing)
  if (!note) return undefined
  const lead = citing?.day ? dated(standing.lead[citing.by], citing.day) : ''
  const { ended = '', then = '' } = note
  const text = fill(standing.says[note.says], {
    lead,
    version: versionOf(note),
    ended: formatLawDay(ended),
    then: then ? dated(standing.begun, then) : standing.undatedVersion,
  })
  return { text, isCaution: note.says !== 'then' }
}
