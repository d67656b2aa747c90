/** Sentences that explain the first day or the status of a law. Screens, copied text and files all use them. */
import { formatLawDay } from '../format/dates'
import type { EffectiveGround } from './effective-day'
import type { StandingGround } from './grounds'
import { LAW_STATUS } from '../libraries/law-statuses'

const STATED = '来源载明'
const quoted = (title: string) =>
  title.charAt(0) === '《' ? title : `《${title.replace(/《/g, '〈').replace(/》/g, '〉')}》`

/**
 * Explains why the law begins on that day, or says that no day is known. Returns an empty text for a draft without a
 * day, and for a day without a ground.
 */
export function effectiveMessage(
  day: string | undefined,
  status: string,
  ground: { kind: EffectiveGround; basis?: string } | undefined,
): string {
  if (day === undefined) return status === LAW_STATUS.draft ? '' : '未载明，本库没有查到依据'
  const { kind, basis = '' } = ground ?? {}
  if (kind === 'source') return STATED
  if (kind === 'closing') return '正文载明'
  if (kind === 'decision') return `依${/号$/.test(basis) ? basis : quoted(basis)}`
  return ''
}

const from = (day: string | undefined) => (day ? `自${formatLawDay(day)}起` : '')

/**
 * Explains why the law has its status. Without a ground, explains only an unknown status and otherwise returns an empty
 * text.
 */
export function standingMessage(status: string, ground: StandingGround | undefined): string {
  const { kind, title = '', article = '', day } = ground ?? {}
  switch (kind) {
    case 'source':
      return STATED
    case 'repealed': {
      const part = status === LAW_STATUS.partly ? '其中部分内容' : ''
      return `${part}${from(day)}被${quoted(title)}${article}废止`
    }
    case 'superseded':
      return day ? `${from(day)}施行修改后的文本` : '修改后的文本已经公布，本库没有其施行日期'
    case 'pending':
    case 'begun':
      return `${from(day)}施行`
    case 'expired':
      return `正文载明有效至${formatLawDay(day ?? '')}，是否延长须另行核对`
    default:
      return status === LAW_STATUS.unknown ? '来源没有载明时效，本库也没有查到依据' : ''
  }
}

/** Says why nobody can tell whether a law was in force on a day. */
export const UNKNOWN_ON_DAY = '施行或失效日期不详，无法判断当日是否有效'

/**
 * Says that an article comes from a former version, because the library lacks the amended one. `ground` describes the
 * amendment.
 */
export const formerTextMessage = (ground: string | undefined): string =>
  [ground, '本库没有修改后的同名文本，此处为修改前的条文'].filter(Boolean).join('；')
