/** Distinguishes laws from other titles in 《》, such as contracts, letters and lists. */
import { isContractName, isSelfReference } from '../citation/law-mentions'

const VERSION = '(?:[（(〔][^（）()]{0,20}[）)〕])?$'
const OF_LAWS = new RegExp(
  `(?:法|法典|宪法|条例|(?:解释|规定)[一二三四五六七八九十]{0,2}|办法|细则|修正案|法通则|民法总则)${VERSION}`,
)
const OF_ANYTHING = new RegExp(`(?:规则|决定|纪要|批复|意见|通知|公告|准则|规程|解答|答复|公约|复函|函)${VERSION}`)
const ISSUED = /最高人民法院|最高人民检察院|国务院|全国人|中华人民共和国|[部委局署会]关于|审判工作会议/

export const isLawName = (name: string): boolean =>
  name.length > 1 &&
  !isContractName(name) &&
  !isSelfReference(name) &&
  (OF_LAWS.test(name) || (OF_ANYTHING.test(name) && ISSUED.test(name)))

/**
 * Whether a name that an article follows can be the name of a law. The article is evidence, so this check is less
 * strict.
 * 《备忘录》第四条 is still not a law.
 */
export const mayHaveArticles = (name: string): boolean => OF_LAWS.test(name) || OF_ANYTHING.test(name)
