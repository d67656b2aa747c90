/**
 * Makes and reads Word files and PDFs, and compares texts, in threads. The Word file of a law with 1,260 articles takes
 * a third of a second, which would block the event loop.
 */
import type { CheckedCitation } from '@contract/citation-check'
import type { DocumentModel } from '@domain/document-model/document-model'
import { type FileText, readFileText } from '../citation-check/file'
import { checkQuotes, type QuoteCheck } from '../citation-check/versions'
import { docxOf } from '../download/docx'
import { type PdfContent, pdfOf } from '../download/pdf'
import { reportDocx } from '../report/docx'
import type { ReportData } from '../report/gather'
import { type Task, TaskRunner, type TaskRunnerOptions } from '../threads/tasks'

export interface DocumentWorker {
  document(content: DocumentModel, task?: Task): Promise<Buffer>
  report(report: ReportData, task?: Task): Promise<Buffer>
  pdf(content: PdfContent, task?: Task): Promise<Buffer>
  fileText(file: Buffer, task?: Task): Promise<FileText>
  compareQuotations(check: QuoteCheck, task?: Task): Promise<CheckedCitation[]>
  /** Runs several tasks under one common deadline. Each task also has its own deadline. */
  underDeadline<T>(work: (task: Task) => Promise<T>, task: Task): Promise<T>
  /** Whether the threads would answer a new task. */
  answers(): Promise<boolean>
  close(): Promise<void>
}

declare module 'fastify' {
  interface FastifyInstance {
    documentWorker: DocumentWorker
  }
}

/**
 * Runs every task in the calling thread, without a deadline. Only tests use it; the server always has document threads.
 */
export const inlineDocumentWorker: DocumentWorker = {
  document: docxOf,
  report: reportDocx,
  pdf: pdfOf,
  fileText: readFileText,
  compareQuotations: checkQuotes,
  underDeadline: (work, task) => work(task),
  answers: async () => true,
  close: async () => undefined,
}

/** The least value of the maximum number of threads: two, so that one visitor cannot occupy all of them. */
const LEAST = 2

export function threadedDocumentWorker({ most, ...options }: Omit<TaskRunnerOptions, 'file'>): DocumentWorker {
  const tasks = new TaskRunner({ ...options, file: 'document-worker/worker', most: Math.max(LEAST, most) })

  async function make(
    kind: 'document' | 'report' | 'pdf',
    content: DocumentModel | ReportData | PdfContent,
    task?: Task,
  ) {
    const file = (await tasks.run(kind, content, task)) as Uint8Array
    return Buffer.from(file.buffer, file.byteOffset, file.byteLength)
  }

  return {
    document: (content, task) => make('document', content, task),
    report: (report, task) => make('report', report, task),
    pdf: (content, task) => make('pdf', content, task),
    fileText: (file, task) => tasks.run('words', file, task) as Promise<FileText>,
    compareQuotations: (check, task) => tasks.run('quoting', check, task) as Promise<CheckedCitation[]>,
    underDeadline: (work, task) => tasks.underDeadline('request', work, task),
    answers: () => tasks.answers(),
    close: () => tasks.close(),
  }
}
