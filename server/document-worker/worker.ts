/** The tasks of a document thread, by the kinds of `deadlines.ts`. */
export { docxOf as document } from '../download/docx'
export { pdfOf as pdf } from '../download/pdf'
export { reportDocx as report } from '../report/docx'
export { readFileText as words } from '../citation-check/file'
export { checkQuotes as quoting } from '../citation-check/versions'

/** Answered once a thread has loaded all of them. */
export const ready = () => true
