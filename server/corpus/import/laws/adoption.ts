/** Reads the lines above the text of a law, which tell its adoption. */
import type { LawRow } from '../rows'

/** Matches the session that adopted a law. Its congress or its committee stands before it. */
const SESSION = /第[一二三四五六七八九十百\d]+次会议[^，。；]{0,6}通过/
/** Matches the term of a congress: 第七届全国人民代表大会, 上海市第十五届人民代表大会. */
const TERM = /第[一二三四五六七八九十\d]+届/g
const COMMITTEE = /(人民代表大会)常务委员会$/

/**
 * Returns the organ that adopted the law. Some sources name the standing committee, although the first adoption line
 * names its congress. If that line names the congress of another place, the committee only approved the law.
 */
export function adoptingOrganOf({ info, dispatch_authority }: Pick<LawRow, 'info' | 'dispatch_authority'>) {
  const adoption = info.find(line => line.includes('通过'))?.replace(TERM, '') ?? ''
  const congress = dispatch_authority?.replace(COMMITTEE, '$1')
  const at = adoption.search(SESSION)
  return congress && at >= 0 && adoption.slice(0, at).endsWith(congress) ? congress : dispatch_authority
}

const countOf = (text: string, signs: RegExp) => text.match(signs)?.length ?? 0

/** Removes a closing bracket at the end whose opening bracket the source lost when it divided a note into lines. */
export const withoutLoneBracket = (line: string) =>
  countOf(line, /[（(]/g) < countOf(line, /[）)]/g) ? line.replace(/[）)]$/, '') : line

const bare = (text: string) => text.replace(/\s/g, '')

/** Removes the line above the text that only repeats the title. */
export const withoutRepeatedTitle = ({ title, preamble }: Pick<LawRow, 'title' | 'preamble'>) =>
  preamble.filter(line => bare(line) !== bare(title))
