/** Finds the text that 旧公司法 means: the last one before the text in force. */
import { plainLawName } from '@domain/citation/law-names'
import type { EngineDocument } from '../engine/port'
import { sortInForceFirst, versionYearOf } from '../libraries/law/versions'

const FORMER = /^[旧原](?=.{2})/

/** Returns the name without 旧 or 原 before it, or `undefined` for a name without such a word. */
export const withoutFormerPrefix = (name: string): string | undefined =>
  FORMER.test(name) ? name.replace(FORMER, '') : undefined

/**
 * Returns the year of the text before the one in force, or `undefined` if the library lacks that text. `documents` are
 * all versions of the law.
 */
export function formerVersionYear(name: string, documents: EngineDocument[]): string | undefined {
  const versions = documents.filter(({ title }) => plainLawName(title) === plainLawName(name))
  const [current] = sortInForceFirst(versions)
  const since = current?.numbers.postingDate
  if (since === undefined) return undefined
  const posted = ({ numbers }: EngineDocument) => numbers.postingDate ?? 0
  const earlier = versions.filter(version => posted(version) > 0 && posted(version) < since)
  const [former] = earlier.sort((a, b) => posted(b) - posted(a))
  return former && versionYearOf(former)
}
