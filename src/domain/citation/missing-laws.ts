/**
 * Sentences for cited laws that cannot be opened. The document screen, the citation check and its report all use them.
 */
import type { StandingGround } from '../law-time/grounds'
import { standingMessage } from '../law-time/ground-messages'
import { LAW_STATUS } from '../libraries/law-statuses'
import { citeLaw } from './cite-as'

/** Says that a short name may mean several laws, and that the text does not tell which one. */
export const ambiguousMessage = (name: string, titles: string[]): string =>
  `“${name}”可能指${titles.map(title => citeLaw(title)).join('或者')}，文中没有写明是哪一部`

/**
 * Says that a law is repealed and that the library lacks its text. `successor` is the law in force on the same subject:
 * 《民法典》合同编.
 */
export function repealedMessage(title: string, ground: StandingGround | undefined, successor?: string): string {
  const reason = ground?.kind === 'source' ? '' : standingMessage(LAW_STATUS.repealed, ground)
  const repeal = citeLaw(title) + (reason || '已经废止或者失效')
  return `${repeal}，本库没有收录其文本${successor ? `；相关内容现见${successor}` : ''}`
}
