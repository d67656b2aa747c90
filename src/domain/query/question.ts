/**
 * Detects questions and statements of facts among typed texts. Articles can answer a question. Similar cases fit a
 * statement of facts.
 */

/** The minimum length of a question in characters. */
const SHORTEST = 4
/** The minimum length of a statement of facts in characters. */
const SHORTEST_FACTS = 40

/** Matches words of questions. 几 counts only before units such as 天 or 次. */
const ASKS =
  /[?？吗]|呢[。.!！]?$|怎么|如何|怎样|什么|啥|哪[些个里儿天]|多少|多[久长大高]|几[天日月年次个倍岁成]|能否|可否|是否|能不能|可不可以|要不要|该不该|有没有|会不会|是不是|算不算|违不违法|合不合法|合法么|咋|为何|何时|谁|请问|该找哪/
/** Matches titles, numbers and articles. They may look like questions, but are searched exactly. */
const TITLE =
  /《|(?:批复|答复|复函|解释|规定|办法|条例|通知|公告|意见|指引|纪要|判决书|裁定书)$|[〔［[（(]\d{4}[〕］\])）]|第[\d零一二三四五六七八九十百千]+条/
const CLAUSE = /[，。；！,;!]/g

/** Whether a text is long enough to be answered as a question. */
export const mayBeQuestion = (text: string): boolean => text.trim().length >= SHORTEST

export function readsLikeQuestion(text: string): boolean {
  const typed = text.trim()
  return mayBeQuestion(typed) && ASKS.test(typed) && !TITLE.test(typed)
}

/**
 * Whether a text reads like a statement of facts: it is long and has several clauses. A question may follow at its end.
 */
export function readsLikeFacts(text: string): boolean {
  const typed = text.trim()
  return typed.length >= SHORTEST_FACTS && (typed.match(CLAUSE) ?? []).length >= 2
}
