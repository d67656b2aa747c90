/** Recognises an import of the same files as before, which need not write anything. */
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import path from 'node:path'
import type { Engine, Writer } from '../../engine/port'

/** The metadata key of the last import. */
const LAST_IMPORT = 'lastImport'

interface LastImport {
  /** The time at which the import ended. */
  at: string
  /** The digest of its files and settings. Absent if none was computed, or if documents were changed afterwards. */
  digest?: string
}

export async function readLastImport(engine: Engine): Promise<LastImport | undefined> {
  const text = await engine.meta(LAST_IMPORT)
  return text ? (JSON.parse(text) as LastImport) : undefined
}

export const storeLastImport = (writer: Writer, last: LastImport) => writer.setMeta(LAST_IMPORT, JSON.stringify(last))

/** Records that documents were changed without an import, so that the next import of the same files writes again. */
export async function invalidateLastImport(engine: Engine, writer: Writer) {
  const last = await readLastImport(engine)
  if (last?.digest !== undefined) storeLastImport(writer, { at: last.at })
}

/**
 * Returns a digest of the files, in their order, and of the settings. Returns `undefined` if one of the files is not a
 * regular file, such as a pipe.
 */
export async function importDigest(files: string[], settings: unknown): Promise<string | undefined> {
  const hash = createHash('sha256').update(JSON.stringify(settings))
  for (const file of files) {
    const facts = await stat(file)
    if (!facts.isFile()) return undefined
    hash.update(`\n${path.basename(file)} ${facts.size}\n`)
    for await (const bytes of createReadStream(file)) hash.update(bytes as Buffer)
  }
  return hash.digest('base64url')
}
