/** What a thread that makes Word files, reads them and compares texts can be asked: by the kinds of `deadlines.ts`. */
export { docxOf as document } from '../download/docx'
export { pdfOf as pdf } from '../download/pdf'
export { reportDocx as report } from '../report/docx'
export { wordsOf as words } from '../citation-check/file'
export { checkQuoting as quoting } from '../citation-check/versions'

/** Answered by a thread that has loaded all of them. */
export const ready = () => true
