/** Word files, made and read, and texts compared, where they hold nobody up: a law of 1,260 articles takes a third of a second. */
import type { CheckedCitation } from '@contract/brief'
import type { Paper } from '@domain/paper/paper'
import { type FileWords, wordsOf } from '../brief/file'
import { checkQuoting, type Quoting } from '../brief/versions'
import { docxOf } from '../download/docx'
import { reportDocx } from '../report/docx'
import type { Report } from '../report/gather'
import { type Task, Tasks, type TasksOptions } from '../threads/tasks'

export interface DocumentWorker {
  document(content: Paper, task?: Task): Promise<Buffer>
  report(report: Report, task?: Task): Promise<Buffer>
  words(file: Buffer, task?: Task): Promise<FileWords>
  quoting(quoting: Quoting, task?: Task): Promise<CheckedCitation[]>
  /** Whether who asks now is answered. */
  answers(): Promise<boolean>
  close(): Promise<void>
}

declare module 'fastify' {
  interface FastifyInstance {
    documentWorker: DocumentWorker
  }
}

/** In this thread, after all. */
export const documentWorkerHere: DocumentWorker = {
  document: docxOf,
  report: reportDocx,
  words: async file => wordsOf(file),
  quoting: checkQuoting,
  answers: async () => true,
  close: async () => undefined,
}

/** Two at least, so that nobody has all of them. */
const LEAST = 2

export function documentWorkerInThreads({ most, ...options }: Omit<TasksOptions, 'file'>): DocumentWorker {
  const tasks = new Tasks({ ...options, file: 'document-worker/worker', most: Math.max(LEAST, most) })

  async function make(kind: 'document' | 'report', content: Paper | Report, task?: Task) {
    const file = (await tasks.run(kind, content, task)) as Uint8Array
    return Buffer.from(file.buffer, file.byteOffset, file.byteLength)
  }

  return {
    document: (content, task) => make('document', content, task),
    report: (report, task) => make('report', report, task),
    words: (file, task) => tasks.run('words', file, task) as Promise<FileWords>,
    quoting: (quoting, task) => tasks.run('quoting', quoting, task) as Promise<CheckedCitation[]>,
    answers: () => tasks.answers(),
    close: () => tasks.close(),
  }
}
