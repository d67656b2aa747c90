/** What a thread that makes Word files, and reads them, can be asked. */
export { archiveOfAccount as archive } from '../desk/archive'
export { docxOf as document } from '../download/docx'
export { reportDocx as report } from '../report/docx'
export { wordsOf as words } from '../brief/file'
