/** Text runs of a report. They use the file's default font: naming it in thousands of runs takes twice as long. */
import { type IRunOptions, TextRun } from 'docx'
import { clean } from '@domain/document-model/document-model'
import { paragraphOf } from '../../download/docx-elements'

export const textRun = (text: string, more: Pick<IRunOptions, 'bold' | 'size'> = {}) =>
  new TextRun({ text: clean(text), ...more })

/** Each line of the text becomes a paragraph. */
export const linesOf = (text: string) => text.split('\n').map(line => paragraphOf([textRun(line)]))
