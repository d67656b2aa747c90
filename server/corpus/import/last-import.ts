/** Recognises an import that repeats the last one, so that it writes nothing. */
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import path from 'node:path'
import type { Engine, Writer } from '../../engine/port'

/** The engine's key of the last import. */
const LAST_IMPORT = 'lastImport'

interface LastImport {
  /** When the import ended. Differs after each one. */
  at: string
  /** Tells its files and settings. Absent once documents were changed in another way. */
  digest?: string
}

export async function lastImport(engine: Engine): Promise<LastImport | undefined> {
  const text = await engine.meta(LAST_IMPORT)
  return text ? (JSON.parse(text) as LastImport) : undefined
}

export const noteImport = (writer: Writer, last: LastImport) => writer.setMeta(LAST_IMPORT, JSON.stringify(last))

/** Notes that documents are changed in another way. The next import of the same files brings them back. */
export async function noteOtherChange(engine: Engine, writer: Writer) {
  const last = await lastImport(engine)
  if (last?.digest !== undefined) noteImport(writer, { at: last.at })
}

/** Returns a digest of files, in their sequence, and of settings. `undefined` if a file can be read only once, as a pipe. */
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
