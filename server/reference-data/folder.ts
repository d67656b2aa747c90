/** Reads the operator's files of reference data from the data folder, with a sentence for each file that is refused. */
import { open } from 'node:fs/promises'
import path from 'node:path'
import { isRecord } from '@domain/guards'
import { readReferenceFile, REFERENCE_DATA, type ReferenceKind } from '@domain/reference-data/file'
import { REFERENCE_KINDS, type ReferenceData, type ReferenceFileOf } from '@domain/reference-data/kinds'

const REFERENCE_FOLDER = 'reference-data'

export const referenceFilePath = (dataDir: string, data: ReferenceData) =>
  path.join(dataDir, REFERENCE_FOLDER, `${data}.json`)

export type FileReading<Data extends ReferenceData> =
  { ok: true; file: ReferenceFileOf<Data>; text: string } | { ok: false; fault: string }

/** Returns the text of a file, or `undefined` if the file has more than `REFERENCE_DATA.bytes` bytes. */
async function readLimited(file: string): Promise<string | undefined> {
  const handle = await open(file)
  try {
    const bytes = Buffer.alloc(REFERENCE_DATA.bytes + 1)
    let length = 0
    for (;;) {
      const { bytesRead } = await handle.read(bytes, length, bytes.length - length, length)
      length += bytesRead
      if (bytesRead === 0 || length === bytes.length) break
    }
    return length > REFERENCE_DATA.bytes ? undefined : bytes.toString('utf8', 0, length)
  } finally {
    await handle.close()
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\ufeff/, '')) as unknown
  } catch {
    return undefined
  }
}

/** Returns the kind of reference data that a parsed file states. */
function dataOf(value: unknown): ReferenceData | undefined {
  const data = isRecord(value) ? value.data : undefined
  return typeof data === 'string' && Object.hasOwn(REFERENCE_KINDS, data) ? (data as ReferenceData) : undefined
}

/**
 * Reads a file of any kind, or only of the kind `only`. Refuses a file whose last check (`checkedTo`) is later than
 * `today`. Such a typing error would suppress the warning about old data.
 */
export async function readOperatorFile(
  file: string,
  today: string,
  only?: ReferenceData,
): Promise<FileReading<ReferenceData>> {
  const text = await readLimited(file)
  if (text === undefined) return { ok: false, fault: `The file has more than ${REFERENCE_DATA.bytes / 1024} KB.` }
  const value = parse(text)
  if (value === undefined) return { ok: false, fault: 'The file is no JSON; a part of it may be missing.' }
  const data = only ?? dataOf(value)
  if (data === undefined)
    return { ok: false, fault: `"data" must be one of ${Object.keys(REFERENCE_KINDS).join(', ')}.` }
  const reading = readReferenceFile(REFERENCE_KINDS[data].kind as ReferenceKind<unknown>, value)
  if (!reading.ok) return reading
  const { checkedTo } = reading.file
  if (checkedTo > today) return { ok: false, fault: `"checkedTo" is ${checkedTo}, a day to come.` }
  return { ok: true, file: reading.file as ReferenceFileOf<ReferenceData>, text }
}
