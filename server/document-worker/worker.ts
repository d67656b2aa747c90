/** The tasks that a document thread runs. Each is exported under its kind in `deadlines.ts`. */
export { docxOf as document } from '../download/docx'
export { pdfOf as pdf } from '../download/pdf'
export { reportDocx as report } from '../report/docx'
export { readFileText as words } from '../citation-check/file'
export { checkQuotes as quoting } from '../citation-check/versions'

/** Answers once a thread has loaded all tasks. */
export const ready = () => true
