/** Separates a title from the organs that issued the document: 最高人民法院、公安部关于…的意见. */

const ISSUER = '(?:最高人民法院|最高人民检察院|国务院|公安部|国家安全部|司法部|财政部|国家税务总局|海关总署)'
const ISSUERS = `${ISSUER}(?:[、和与及\\s]?${ISSUER}){0,5}`
const AT_START = new RegExp(`^${ISSUERS}(?=关于)`)
const AT_END = new RegExp(`${ISSUERS}$`)
const LONGEST_ISSUERS = 60

/** Returns the title from 关于 on, or the whole title if it does not begin with issuers. */
export const withoutIssuers = (title: string): string => title.replace(AT_START, '')

/** Returns the issuers at the end of a text, with 、 between them. Returns an empty string if there are none. */
export function issuersAtEnd(text: string): string {
  const [issuers = ''] = AT_END.exec(text.slice(-LONGEST_ISSUERS)) ?? []
  return issuers.replace(/[和与及\s]/g, '、')
}
