/** Reads documents that an older app stored on the device: some fields had other names, and `metadata` was missing. */
import { isRecord } from '@domain/guards'
import { metadataIn } from '@domain/workspace/metadata'
import type { Fact, ReadableDocument } from '@/libraries/document'

type Names = ReadonlyArray<readonly [older: string, name: string]>

const DOCUMENT_NAMES: Names = [
  ['own', 'enclosingLaw'],
  ['alike', 'similarCases'],
]
const FACT_NAMES: Names = [['known', 'isMetadata']]

function withNames(stored: Record<string, unknown>, names: Names): Record<string, unknown> {
  const upgraded = { ...stored }
  for (const [older, name] of names) {
    if (!(older in upgraded)) continue
    upgraded[name] = upgraded[older]
    delete upgraded[older]
  }
  return upgraded
}

export function upgradeDocument(stored: Record<string, unknown>): ReadableDocument {
  const facts = (Array.isArray(stored.facts) ? stored.facts : [])
    .filter(isRecord)
    .map(fact => withNames(fact, FACT_NAMES) as unknown as Fact)
  const metadata = metadataIn(facts.filter(({ isMetadata }) => isMetadata).map(({ value }) => value))
  return { metadata, ...withNames(stored, DOCUMENT_NAMES), facts } as unknown as ReadableDocument
}
