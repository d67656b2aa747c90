/** Finds the laws that a decision suspends or temporarily adjusts, wholly or for certain places and years. */

export interface Suspension {
  /** The title of the suspended law. In the record of that law: the title of the suspending decision. */
  title: string
  /** Whether the suspension concerns only certain rules, places or matters. */
  isPartial: boolean
}

const SUSPENDS = /(?:暂时(?:调整|停止|中止)|暂停)(?:适用|实施|施行|执行)?/
const DECISION = /(?:决定|通知|公告|批复|命令)$/
const NAMED = /[《〈]((?:[^《》〈〉]|〈[^〈〉]*〉|《[^《》]*》)*)[》〉]/g
/** Matches a title that suspends a whole law: 关于暂停施行《甲办法》的通知. */
const WHOLE =
  /暂停(?:适用|实施|施行|执行)[《〈][^《》〈〉]*(?:〈[^〈〉]*〉[^《》〈〉]*)*[》〉]的(?:决定|通知|公告|批复|命令)$/

/** Matches words before the legal basis of the decision, which is not suspended. */
const BASIS = /(?:依照|依据|根据|按照)$/

const namesIn = (text: string) =>
  [...text.matchAll(NAMED)].filter(({ index }) => !BASIS.test(text.slice(0, index))).map(([, name = '']) => name)

/**
 * Returns the suspended laws, without repetitions. If the title names no law, the sentences of the text are searched.
 */
export function readSuspensions(title: string, lines: string[]): Suspension[] {
  if (!SUSPENDS.test(title) || !DECISION.test(title)) return []
  const inTitle = namesIn(title)
  const sentences = inTitle.length > 0 ? [] : lines.flatMap(line => line.split(/[。；]/))
  const named = [...inTitle, ...sentences.filter(sentence => SUSPENDS.test(sentence)).flatMap(namesIn)]
  const isPartial = !WHOLE.test(title)
  return [...new Set(named)].filter(Boolean).map(name => ({ title: name, isPartial }))
}

/**
 * Says that a decision suspends the law, and that its places and years must be checked. `title` is that of the
 * decision.
 */
export const suspensionMessage = ({ title, isPartial }: Suspension): string =>
  isPartial
    ? `《${inner(title)}》暂时调整或者停止适用其部分规定，适用的地域和期限须另行核对`
    : `《${inner(title)}》暂停其施行，是否恢复施行须另行核对`

const inner = (title: string) => title.replace(/《/g, '〈').replace(/》/g, '〉')
