import { plainDate } from '../days'

/** Marks the text as invented. */
const NOTICE = '本文本系检索系统的演示数据，内容为虚构，不是有效的法律文件。'

/** The lines under a law's title. */
export const infoOf = (posted: string, effectiveDate?: string): string[] => [
  effectiveDate ? `${posted}，自${plainDate(effectiveDate)}起施行` : posted,
  NOTICE,
]
