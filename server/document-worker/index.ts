/** Word files and PDFs, made and read, and texts compared, where they hold nobody up: a law of 1,260 articles takes a third of a second. */
import type { CheckedCitation } from '@contract/brief'
import type { DocumentModel } from '@domain/document-model/document-model'
import { type FileWords, wordsOf } from '../citation-check/file'
import { checkQuoting, type Quoting } from '../citation-check/versions'
import { docxOf } from '../download/docx'
import { type PdfContent, pdfOf } from '../download/pdf'
import { reportDocx } from '../report/docx'
import type { Report } from '../report/gather'
import { type Task, Tasks, type TasksOptions } from '../threads/tasks'

export interface DocumentWorker {
  document(content: DocumentModel, task?: Task): Promise<Buffer>
  report(report: Report, task?: Task): Promise<Buffer>
  pdf(content: PdfContent, task?: Task): Promise<Buffer>
  words(file: Buffer, task?: Task): Promise<FileWords>
  quoting(quoting: Quoting, task?: Task): Promise<CheckedCitation[]>
  /** Work of several pieces: each has its time, and all have one together. */
  together<T>(work: (task: Task) => Promise<T>, task: Task): Promise<T>
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
  pdf: async content => pdfOf(content),
  words: async file => wordsOf(file),
  quoting: checkQuoting,
  together: (work, task) => work(task),
  answers: async () => true,
  close: async () => undefined,
}

/** Two at least, so that nobody has all of them. */
const LEAST = 2

export function documentWorkerInThreads({ most, ...options }: Omit<TasksOptions, 'file'>): DocumentWorker {
  const tasks = new Tasks({ ...options, file: 'document-worker/worker', most: Math.max(LEAST, most) })

  async function make(kind: 'document' | 'report' | 'pdf', content: DocumentModel | Report | PdfContent, task?: Task) {
    const file = (await tasks.run(kind, content, task)) as Uint8Array
    return Buffer.from(file.buffer, file.byteOffset, file.byteLength)
  }

  return {
    document: (content, task) => make('document', content, task),
    report: (report, task) => make('report', report, task),
    pdf: (content, task) => make('pdf', content, task),
    words: (file, task) => tasks.run('words', file, task) as Promise<FileWords>,
    quoting: (quoting, task) => tasks.run('quoting', quoting, task) as Promise<CheckedCitation[]>,
    together: (work, task) => tasks.together('request', work, task),
    answers: () => tasks.answers(),
    close: () => tasks.close(),
  }
}
