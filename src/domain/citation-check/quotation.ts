/** Finds the words in quotation marks that belong to a citation. */

const MOST = 2000
const CLOSING: Record<string, string> = { '“': '”', '「': '」', '『': '』', '"': '"', '＂': '＂' }
const OPEN = '[“「『"＂]'

/**
 * Matches the words between a citation and its quotation: 规定：“…”, 明确“…”, 第二款：“…”. A comma or a few words may come
 * between; a sentence may not.
 */
const LEADS = new RegExp(
  `^(?:[的之）)]|\\s)*(?:[（(][^（）()]{0,40}[）)])?(?:的?[^。；！？“”"「」『』《》\\n]{0,12}?(?:规定|明确|载明|指出|表述|原文|写明|如下)[^，。；！？“”"「」『』《》\\n]{0,8}[，,：:]{0,2}\\s?|\\s?[：:]\\s?)(${OPEN})`,
)
/**
 * Matches a colon at the end. Short quoted words without a colon are an expression or a name: 规定的“合理期限”,
 * 依照该条规定，“天平公司”….
 */
const WITH_COLON = /[：:]\s?$/
const SHORTEST = { announced: 4, other: 12 }

/** Matches a quotation before its citation: “…”（《民法典》第五百七十七条）. */
const TRAILS = /([”」』"＂])\s?[（(](?:见|参见|详见|引自)?\s?$/

/** Finds the closing mark for the mark at `from`. Marks of the same kind may be nested. */
function closingOf(text: string, from: number): number {
  const open = text.charAt(from)
  const close = CLOSING[open]
  let depth = 0
  for (let at = from; at < Math.min(text.length, from + MOST); at++) {
    const sign = text.charAt(at)
    if (sign === close && (open !== close || at > from)) depth--
    else if (sign === open) depth++
    if (depth === 0) return at
  }
  return -1
}

function openingOf(text: string, at: number): number {
  const close = text.charAt(at)
  for (let from = at - 1; from >= Math.max(0, at - MOST); from--) {
    const sign = text.charAt(from)
    if (CLOSING[sign] === close) return from
    if (sign === close) return -1
  }
  return -1
}

export interface Quotation {
  text: string
  from: number
  to: number
}

export function quotationAt(text: string, from: number, to: number): Quotation | undefined {
  const [led] = LEADS.exec(text.slice(to, to + 80)) ?? []
  if (led) {
    const open = to + led.length - 1
    const close = closingOf(text, open)
    const shortest = WITH_COLON.test(led.slice(0, -1)) ? SHORTEST.announced : SHORTEST.other
    return close - open > shortest ? { text: text.slice(open + 1, close), from: open, to: close + 1 } : undefined
  }
  const [trailed] = TRAILS.exec(text.slice(Math.max(0, from - 8), from)) ?? []
  if (!trailed) return undefined
  const close = from - trailed.length
  const open = openingOf(text, close)
  return open >= 0 && close - open > SHORTEST.other
    ? { text: text.slice(open + 1, close), from: open, to: close + 1 }
    : undefined
}
