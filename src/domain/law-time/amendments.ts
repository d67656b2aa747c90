/** Finds the laws that a decision amends: 关于修改《公司法》的决定, 一、修改《公司法若干问题的规定（三）》. */

const DECISION = /修改.*的?决定$/
const REPEALS = /(?:和|、)?废止.*$/
/** Matches a title in 《…》 or 〈…〉, with one level of brackets inside. */
const NAMED = /[《〈]((?:[^《》〈〉]|〈[^〈〉]*〉|《[^《》]*》)*)[》〉]/g
/** Matches a heading above the changes of one law: 五、修改《…》, 一、对《…》作出修改. */
const HEADING = /^[一二三四五六七八九十百]{1,4}、\s?(?:修改|对)\s?[《〈](.+)[》〉](?:作出?(?:如下|以下)?修改.{0,4})?$/

/** Returns the titles of the amended laws, without repetitions. `lines` are the lines of the decision. */
export function readAmendedTitles(title: string, lines: string[]): string[] {
  if (!DECISION.test(title)) return []
  const amending = title.slice(title.indexOf('修改')).replace(REPEALS, '')
  const inTitle = [...amending.matchAll(NAMED)].map(([, name = '']) => name)
  const inHeadings = lines.flatMap(line => HEADING.exec(line.trim())?.[1] ?? [])
  return [...new Set([...inTitle, ...inHeadings])].filter(Boolean)
}
