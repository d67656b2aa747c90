/** Finds the quotation that belongs to a citation. */

/** The maximum length of a quotation in characters, including its marks. */
const MOST = 2000
const CLOSING: Record<string, string> = { '“': '”', '‘': '’', '「': '」', '『': '』', '"': '"', '＂': '＂' }
const OPEN = '[“‘「『"＂]'

/**
 * Matches the words between a citation and its quotation: 规定：“…”, 明确“…”, 第二款：“…”.
 * A comma or a few words may come between them, but no end of a sentence.
 */
const LEADS = new RegExp(
  `^(?:[的之）)]|\\s)*(?:[（(][^（）()]{0,40}[）)])?(?:的?[^。；！？“”"「」『』《》\\n]{0,12}?(?:规定|明确|载明|指出|表述|原文|写明|如下|即)[^，。；！？“”"「」『』《》\\n]{0,8}[，,：:]{0,2}\\s?|\\s?[：:]\\s?)(${OPEN})`,
)
/**
 * Matches the opening mark of a quotation directly after its citation or after a comma:
 * 《商标法》第六十三条第一款，“…”.
 */
const FOLLOWS = new RegExp(`^(?:[的之）)]|\\s)*(?:[（(][^（）()]{0,40}[）)])?\\s?[，,]?\\s?(${OPEN})`)
/**
 * Matches a colon at the end. Without a colon, short quoted words are a term or a name: 规定的“合理期限”,
 * 依照该条规定，“天平公司”….
 */
const WITH_COLON = /[：:]\s?$/
/** The minimum number of quoted characters, with and without a colon before the quotation. */
const SHORTEST = { announced: 4, other: 12 }

/** Matches the text between a quotation and its citation in brackets: “…”（《民法典》第五百七十七条）. */
const TRAILS = /([”’」』"＂])[。，；]?\s?[（(](?:见|参见|详见|引自)?\s?$/
/** Matches the text between a quotation and a sentence that names its source: “…”，此为《商标法》第六十三条的规定. */
const PRECEDES =
  /([”’」』"＂])\s?[，,。；]?\s?(?:——|——\s|(?:此|这|以上|上述|前述|该)?(?:内容|规定|文字|表述|语)?(?:为|是|系|即|见于|见|载于|出自|来自|引自|源自|源于|规定于|规定在))(?:现行|我国)?\s?$/
const BEFORE = 24

const OMISSIONS = ['…', '...']

/** Whether a quotation begins or ends with an omission sign. It is then not a mere term or name. */
function isExcerpt(words: string): boolean {
  const trimmed = words.trim()
  return OMISSIONS.some(sign => trimmed.slice(0, sign.length) === sign || trimmed.slice(-sign.length) === sign)
}

/** Returns the offset of the mark that closes the mark at `from`. Pairs of the same kind may be nested. */
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
  /**
   * Whether the quotation may belong to other words than the citation, usually because no word announces it. If such a
   * quotation is very unlike the law, it counts as no quotation of the law.
   */
  isUncertain?: true
}

function quotationFrom(text: string, open: number, close: number, shortest: number): Quotation | undefined {
  if (open < 0 || close < 0) return undefined
  const words = text.slice(open + 1, close)
  const least = isExcerpt(words) ? SHORTEST.announced : shortest
  return close - open > least ? { text: words, from: open, to: close + 1 } : undefined
}

const uncertain = (quotation: Quotation | undefined): Quotation | undefined =>
  quotation && { ...quotation, isUncertain: true }

/**
 * Returns the quotation after the citation between `from` and `to`, or the one before it that names it as its source.
 */
export function quotationAt(text: string, from: number, to: number): Quotation | undefined {
  const after = text.slice(to, to + 80)
  const [lead] = LEADS.exec(after) ?? []
  if (lead) {
    const open = to + lead.length - 1
    const shortest = WITH_COLON.test(lead.slice(0, -1)) ? SHORTEST.announced : SHORTEST.other
    return quotationFrom(text, open, closingOf(text, open), shortest)
  }
  const before = text.slice(Math.max(0, from - BEFORE), from)
  const [trail] = TRAILS.exec(before) ?? []
  const [source] = trail ? [trail] : (PRECEDES.exec(before) ?? [])
  if (source) {
    const close = from - source.length
    const quotation = quotationFrom(text, openingOf(text, close), close, SHORTEST.other)
    return trail ? quotation : uncertain(quotation)
  }
  const [gap] = FOLLOWS.exec(after) ?? []
  if (!gap) return undefined
  const open = to + gap.length - 1
  return uncertain(quotationFrom(text, open, closingOf(text, open), SHORTEST.other))
}

/** Matches the text between two quotations from the same source: ”；“, ”以及“, ”；同时规定：“. */
const FURTHER = new RegExp(
  `^\\s?[，,、；;。]?\\s?(?:以及|[和及与并])?(?:(?:同时|另外|又|还|并|也)?(?:明确)?规定)?[，,：:]?\\s?(${OPEN})`,
)
const MOST_FURTHER = 10

/** Returns the further quotations after an offset. They count as uncertain, because mostly no word announces them. */
export function furtherQuotations(text: string, from: number): Quotation[] {
  const quotations: Quotation[] = []
  for (let at = from; quotations.length < MOST_FURTHER;) {
    const [gap] = FURTHER.exec(text.slice(at, at + 20)) ?? []
    if (!gap) break
    const open = at + gap.length - 1
    const quotation = uncertain(quotationFrom(text, open, closingOf(text, open), SHORTEST.other))
    if (!quotation) break
    quotations.push(quotation)
    at = quotation.to
  }
  return quotations
}
