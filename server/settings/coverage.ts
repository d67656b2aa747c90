/** Reads what the operator states about the libraries: completeness, sources, and missing documents. */
import { isDay } from '@domain/format/dates'
import { type EnvReader, readList } from './values'

/** Statements by the name of the library: case, law, fiscalPenalty … */
export interface CoverageStatements {
  completeTo: Record<string, string>
  sources: Record<string, string>
  missing: Record<string, string>
}

const LONGEST = 200
const LAWS = 'law'

/** Reads `2026-03-01`, which refers to laws, or `law:2026-03-01,case:2026-02-28`. */
const readDays = (reader: EnvReader) =>
  readList(reader, 'COMPLETE_TO', 'days such as 2026-03-01 or law:2026-03-01,case:2026-02-28', item => {
    const [, library = LAWS, day = ''] = /^(?:([a-zA-Z]+):)?(\d{4}-\d{2}-\d{2})$/.exec(item) ?? []
    return isDay(day) && ([library, day] as const)
  })

const readTexts = (reader: EnvReader, name: string) =>
  readList(reader, name, `texts such as law:国家法律法规数据库, each of at most ${LONGEST} characters`, item => {
    const [, library = '', text = ''] = /^([a-zA-Z]+):(.+)$/.exec(item) ?? []
    return text !== '' && text.length <= LONGEST && ([library, text] as const)
  })

export const readCoverageStatements = (reader: EnvReader): CoverageStatements => ({
  completeTo: Object.fromEntries(readDays(reader)),
  sources: Object.fromEntries(readTexts(reader, 'LIBRARY_SOURCES')),
  missing: Object.fromEntries(readTexts(reader, 'LIBRARY_MISSING')),
})
