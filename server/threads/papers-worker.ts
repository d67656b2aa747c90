/** What a thread that makes Word files can be asked. */
export { docxOf as document } from '../download/docx'
export { reportDocx as report } from '../report/docx'
