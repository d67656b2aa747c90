import type { CaseItem } from '@contract/judgement'
import { copy, fill } from '@/copy'

/** Returns who published a typical case and when, such as 最高人民法院 2022-03-15发布. Empty if unknown. */
export const publicationText = ({ publication }: Pick<CaseItem, 'publication'>): string =>
  publication ? fill(copy.row.posted, { day: `${publication.publisher} ${publication.day}`.trim() }) : ''
