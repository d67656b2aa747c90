/**
 * Fetches what the libraries hold: `/coverage/api/v1`. Other servers than the companion server may lack this service.
 */
import type { Coverage, LibraryCoverage } from '@contract/coverage'
import { COVERAGE_PATHS } from '@contract/lazy-paths'
import { type AbortSignalLike, readReply, send } from '@/request/http'
import {
  type AllFields,
  type JsonFields,
  readRows,
  toCount,
  toFields,
  toFlag,
  toList,
  toOptionalText,
  toText,
} from '@/request/value'

function readPart(row: JsonFields) {
  const [name, total] = [toText(row.name), toCount(row.total)]
  return name && total !== undefined ? { name, total } : undefined
}

function readLibrary(row: JsonFields): AllFields<LibraryCoverage> | undefined {
  const [library, name, total] = [toText(row.library), toText(row.name), toCount(row.total)]
  if (!library || !name || total === undefined) return undefined
  const parts = readRows(toList(row.parts), readPart)
  return {
    library,
    name,
    total,
    parts: parts.length ? parts : undefined,
    completeness: toOptionalText(row.completeness),
    source: toOptionalText(row.source),
    missing: toOptionalText(row.missing),
  }
}

function readCoverage(answer: unknown): Coverage | undefined {
  const { isSample, libraries, empty } = toFields(answer)
  if (!Array.isArray(libraries)) return undefined
  return {
    isSample: toFlag(isSample) ?? false,
    libraries: readRows(libraries, readLibrary),
    empty: toList(empty).map(toText).filter(Boolean),
  }
}

export const fetchCoverage = async (signal?: AbortSignalLike) =>
  readReply(await send({ path: COVERAGE_PATHS.libraries, signal, quiet: true }), readCoverage)
