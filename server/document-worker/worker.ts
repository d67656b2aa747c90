/** The tasks of a document thread. Each is exported under its name in `deadlines.ts`. */
export { docxOf as document } from '../download/docx'
export { pdfOf as pdf } from '../download/pdf'
export { reportDocx as report } from '../report/docx'
export { readFileText as words } from '../citation-check/file'
export { checkQuotes as quoting } from '../citation-check/versions'

/** Answers once the thread has loaded all tasks. */
export const ready = () => true
