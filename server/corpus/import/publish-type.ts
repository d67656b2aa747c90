/** How a case was published, as it says itself: a guiding case has a number, a gazette case its gazette. */
import type { CaseRecord } from '../../libraries/case/record'
import type { Paragraph } from '../../records'

const HEAD = 200
const NUMBER = '第?[0-9０-９零〇一二三四五六七八九十百]+号'
const GUIDING = new RegExp(`指导性?案例${NUMBER}`)
const GAZETTE = /(?:最高人民法院公报》?|《公报》?)\s*(?:案例|[0-9]{4}年?第?[0-9]+期)|公报案例/
/** Where a document speaks of another it does not say what it is. */
const SPEAKS_OF = /参照|参考|参见|援引|引用|检索/
/** What a case is called above itself: a notice of the judgment's own head, a title line. */
const LINE = 60

function says(pattern: RegExp, title: string, paragraphs: Paragraph[]) {
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
