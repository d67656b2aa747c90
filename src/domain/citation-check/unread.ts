/** Finds places that look like citations but could not be read. Readers must check them. */
import { ARTICLE_SIGN, ARTICLE_NUMERAL } from '../citation/article'
import { eachMatch } from '../text/each-match'

export interface UnreadPlace {
  from: number
  to: number
}

const HAN = '[\\u4e00-\\u9fa5]'
/**
 * Matches document numbers in unusual forms, which do not identify a document: 民一终字353号, （2019）最高法知民终号,
 * 京税稽罚12号.
 */
const NUMBERS = [
  `${HAN}{1,12}[字令函罚决告通发办税检诉]第?\\s?[A-Za-z]?\\d{1,7}号`,
  `[（(〔［\\[]\\d{2,4}[）)〕］\\]]${HAN}[^，。；、\\s（）()]{1,18}号`,
  `${HAN}{2,12}(?:19|20)\\d{2}年第?\\d{1,4}号(?:公告|通告|文|令)`,
]
/**
 * Matches articles of documents that the text does not name in full: 附件1第二十七条, 会议纪要第五十条, 36号文第一条,
 * 该公告第五条.
 */
const PARTS = [
  `\\d{1,4}号(?:文|公告|令)件?的?第?${ARTICLE_NUMERAL}${ARTICLE_SIGN}`,
  `[该此](?:公告|通知|批复|意见|答复|函)第${ARTICLE_NUMERAL}${ARTICLE_SIGN}`,
  `附件[\\d一二三四五六七八九十]{0,3}(?:《[^《》]{2,40}》)?(?:的)?第?${ARTICLE_NUMERAL}${ARTICLE_SIGN}`,
  `${HAN}{2,20}(?:纪要|批复|通知|意见|问答|解答|指引|公约|协定)》?(?:[（(][^（）()]{0,30}[）)])?的?第?${ARTICLE_NUMERAL}[条点]`,
]
/** Matches references to gazettes: 《最高人民法院公报》2020年第5期. */
const GAZETTES = ['《?最高人民[法检][院察]院?公报》?\\s?\\d{4}\\s?年第?\\s?\\d{1,2}\\s?期']
/** Matches articles after words that introduce a law: 依照第三十九条, 根据前述规定第五条. */
const WITHOUT_LAW = [`(?:依照|依据|根据|适用|违反|按照)[^，。；：“”《》]{0,16}?第${ARTICLE_NUMERAL}${ARTICLE_SIGN}`]

/** Matches articles after the sign §. */
const SIGNS = ['§{1,2}\\s?\\d{1,4}']

const PATTERN = new RegExp([...NUMBERS, ...PARTS, ...GAZETTES, ...WITHOUT_LAW, ...SIGNS].join('|'), 'g')
/**
 * Matches places that are no citation of a law or case: contracts, the document itself, addresses, files of the case.
 */
const NO_CITATION =
  /合同|协议|章程|约定|条款|招标文件|承诺|本(?:法|条例|规定|办法|解释|细则)|门牌|房产证|不动产权|产权证|营业执照|许可证|车牌|账号|发票|快递|订单/

const overlaps = (a: UnreadPlace, b: UnreadPlace) => a.from < b.to && b.from < a.to

/** Returns the unread places between two offsets. `articles` are places of articles whose law is uncertain. */
export function unreadPlaces(
  text: string,
  start: number,
  end: number,
  citations: UnreadPlace[],
  articles: UnreadPlace[] = [],
): UnreadPlace[] {
  const places: UnreadPlace[] = []
  eachMatch(text.slice(start, end), PATTERN, ({ 0: words, index }) => {
    const [from, to] = [start + index, start + index + words.length]
    const isRead = citations.some(
      citation => citation.to > from + words.length / 2 && citation.from < to && to <= citation.to,
    )
    if (!isRead && !NO_CITATION.test(words)) places.push({ from, to })
  })
  const read = [...citations, ...places]
  const others = articles.filter(place => !read.some(other => overlaps(other, place)))
  return [...places, ...others].sort((a, b) => a.from - b.from)
}
