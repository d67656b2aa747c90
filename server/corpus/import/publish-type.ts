/**
 * Derives the publication type of a case from its text: guiding cases state a number, gazette cases name the gazette.
 */
import type { CaseRecord } from '../../libraries/case/record'
import type { TextSection } from '../../records'

const HEAD = 200
const NUMBER = '第?[0-9０-９零〇一二三四五六七八九十百]+号'
const GUIDING = new RegExp(`指导性?案例${NUMBER}`)
const GAZETTE = /(?:最高人民法院公报》?|《公报》?)\s*(?:案例|[0-9]{4}年?第?[0-9]+期)|公报案例/
/** Matches lines that refer to other documents, and so do not describe the case itself. */
const SPEAKS_OF = /参照|参考|参见|援引|引用|检索/
/**
 * The maximum length of a line at the beginning of the text, in characters. Longer lines belong to the text and are
 * ignored.
 */
const LINE = 60

function says(pattern: RegExp, title: string, paragraphs: TextSection[]) {
  const head = (paragraphs[0]?.text ?? '').slice(0, HEAD).split('\n')
  return [title, ...head.filter(line => line.length <= LINE)].some(line => pattern.test(line) && !SPEAKS_OF.test(line))
}

export function publishTypeOf(
  { title, paragraphs }: Pick<CaseRecord, 'title' | 'paragraphs'>,
  otherwise: CaseRecord['publishType'],
): CaseRecord['publishType'] {
  if (says(GUIDING, title, paragraphs)) return 2
  return says(GAZETTE, title, paragraphs) ? 1 : otherwise
}
