/** Word files, made and read where they hold nobody up: a law of 1,260 articles takes a third of a second. */
import { type FileWords, wordsOf } from '../brief/file'
import type { Paper } from '@domain/paper/paper'
import { docxOf } from '../download/docx'
import { type ArchiveContent, archiveOfAccount } from '../desk/archive'
import { Busy } from '../engine/port'
import { reportDocx } from '../report/docx'
import type { Report } from '../report/gather'
import { type OnTrouble, startThreads } from './start'

export interface Papers {
  document(content: Paper): Promise<Buffer>
  report(report: Report): Promise<Buffer>
  archive(content: ArchiveContent): Promise<Buffer>
  words(file: Buffer): Promise<FileWords>
  close(): Promise<void>
}

declare module 'fastify' {
  interface FastifyInstance {
    papers: Papers
  }
}

type FileKind = 'document' | 'report' | 'archive'
type FileContent = Paper | Report | ArchiveContent

/** Files under way; one more is refused. */
const AT_ONCE = 32

/** In this thread, after all. */
export const papersHere: Papers = {
  document: docxOf,
  report: reportDocx,
  archive: async content => Buffer.from(archiveOfAccount(content)),
  words: async file => wordsOf(file),
  close: async () => undefined,
}

/** The threads come with the first file and go when none was asked for a while. */
export function papersInThreads(most: number, onTrouble: OnTrouble): Papers {
  const pool = startThreads({ file: 'threads/papers-worker', name: 'document', least: 0, most, onTrouble })
  let underWay = 0

  async function counted<T>(work: () => Promise<T>): Promise<T> {
    if (underWay >= AT_ONCE) throw new Busy()
    underWay++
    try {
      return await work()
    } finally {
      underWay--
    }
  }

  const made = (name: FileKind, content: FileContent) => pool.run(content, { name }) as Promise<Uint8Array>

  /** What failed, mostly as its thread died, is tried once more. */
  async function make(name: FileKind, content: FileContent): Promise<Buffer> {
    const file = await counted(() =>
      made(name, content).catch((error: Error) => {
        onTrouble(error)
        return made(name, content)
      }),
    )
    return Buffer.from(file.buffer, file.byteOffset, file.byteLength)
  }

  return {
    document: content => make('document', content),
    report: report => make('report', report),
    archive: content => make('archive', content),
    words: file => counted(() => pool.run(file, { name: 'words' }) as Promise<FileWords>),
    close: () => pool.destroy(),
  }
}
