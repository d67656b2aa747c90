/** Finds the issues in dispute as the court states them: 本案争议焦点为…. */
import { isOpinion } from '../document-model/opinion'
import type { JudgmentLine, JudgmentPart } from './operative'

/** Matches the words between 焦点 and the issue. */
const LINK =
  /^(?:问题)?，?(?:主要|集中|应当?|仍然?|可?归纳)?(?:(?:体现)?在于?|包括|系|有|为|是|即|仅为|(?=[：:]|如下|以下|[（(]?一[是、)）]|1[.．、]))(?:如下|以下)?(?:[两二三四五六七八九几]?(?:个|点|项)?(?:方面|问题)?(?=[：:，]))?[：:，]?\s?/
/** Matches words which show that a party or another court states the issue. */
const OF_OTHERS =
  /(?:一审|二审|原审|再审|高院|中院|法院|判决|裁定)[^，。]{0,20}(?:认为|认定|归纳|总结|确定|审理)|(?:诉|辩|申|陈|答)称|称[：:，]|主张[，：:]/
/** Matches words in the clause of 焦点 which show that no issue of this court follows. */
const OF_ANOTHER =
  /一审|二审法院|原二?审|原判|主张|第[一二三四五六七八九]|其[一二三四五]|关于|不是|并非|[没无]有?争议|转移|不属/
const OWN = /本院(?:经|再审|审查|审理|综合|[^，。：]{0,12})?认为[：:，,]?/g
const NUMBERED =
  /^(?:[（(]?[一二三四五六七八九十]{1,2}[）)]|[一二三四五六七八九十]{1,2}[、是]|\d{1,2}\s?[.．、，]|[（(]\d{1,2}[）)]|[①-⑩]|第[一二三四五六七八九])/
/** Matches the number of a first issue, not an amount (1.5亿元). Without a second one it is the heading of a discussion. */
const FIRST = /^(?:[（(]?一[）)、]|[（(]?1[）).．、，](?!\d))/
/** Matches words of a question. A mere subject has none of them. */
const ASKS = /是否|如何|能否|应否|可否|有无|[何谁哪]/
const SECOND = /[（(]二[）)]|二[、是]|[（(]2[）)]|2\s?[.．、，]|第二/
const SHORTEST = 6
const LONGEST_ITEM = 160
const LONGEST = 400

const sentenceEnd = (text: string, from: number) => {
  const end = text.slice(from).search(/[。\n？]/)
  return end < 0 ? text.length : from + end + 1
}

/** Returns the first sentence. If the text begins with a number, returns also the numbered sentences that follow. */
function sentencesOf(text: string): string {
  let end = sentenceEnd(text, 0)
  if (!NUMBERED.test(text)) return text.slice(0, end)
  while (end < text.length && NUMBERED.test(text.slice(end)) && sentenceEnd(text, end) - end <= LONGEST_ITEM)
    end = sentenceEnd(text, end)
  return text.slice(0, end)
}

/** Returns the numbered lines after a line, as one text. Returns an empty text if there are fewer than two. */
function itemsBehind(lines: JudgmentLine[], at: number): string {
  const items: string[] = []
  for (let next = at + 1; next < lines.length; next++) {
    const text = lines[next]?.text.trim() ?? ''
    if (!NUMBERED.test(text) || text.length > LONGEST_ITEM) break
    items.push(text)
  }
  return items.length > 1 ? items.join('') : ''
}

/** The number of characters before 焦点 that are read. */
const BEFORE = 200
/** The number of characters after 焦点 that are read. */
const BEHIND = 1000
/** The maximum number of occurrences of 焦点 that are tried, because texts may have any length. */
const MOST = 20

/** Returns the part of a sentence before an offset, without 本院认为. */
function headOf(text: string, to: number): string {
  const before = text.slice(Math.max(0, to - BEFORE), to)
  return before.slice(Math.max(...['。', '；', '\n'].map(sign => before.lastIndexOf(sign))) + 1).replace(OWN, '')
}

/** Drops the number of a first issue that no second one follows. */
const withoutLoneNumber = (issue: string) => (SECOND.test(issue) ? issue : issue.replace(FIRST, '').trim())

function issueIn(lines: JudgmentLine[], at: number): string | undefined {
  const text = lines[at]?.text ?? ''
  let index = text.indexOf('焦点')
  for (let count = 0; index >= 0 && count < MOST; count++) {
    const head = headOf(text, index)
    const rest = text.slice(index + 2, index + 2 + BEHIND)
    const link = LINK.exec(rest)
    const clause = head.slice(head.lastIndexOf('，') + 1)
    if (link && !OF_OTHERS.test(head) && !OF_ANOTHER.test(clause)) {
      const body = rest.slice(link[0].length)
      const issue = (body.trim() ? sentencesOf(body) : itemsBehind(lines, at)).trim()
      if (issue.length >= SHORTEST && (!FIRST.test(issue) || SECOND.test(issue) || ASKS.test(issue)))
        return withoutLoneNumber(issue)
    }
    index = text.indexOf('焦点', index + 2)
  }
  return undefined
}

/** Returns the issues that the court states in its opinion, or `undefined` if it states none. */
export function issueOf(lines: JudgmentLine[]): JudgmentPart | undefined {
  for (let line = 0; line < lines.length; line++) {
    if (!isOpinion(lines[line]?.label ?? '')) continue
    const text = issueIn(lines, line)
    if (text) return { line, text: text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text }
  }
  return undefined
}
