/** Divides the text of a judgment into proceedings, account (facts and reasons) and operative part. */

/** The parts of a judgment that name its earlier stages. */
export interface JudgmentParts {
  /** The proceedings up to the hearing: 审理经过. */
  proceedings: string
  /** The reports on earlier stages, and the reasons of the court. */
  account: string
  /** The operative part. Empty if the text ends before it. */
  operative: string
}

interface Paragraph {
  label: string
  text: string
}

/** The labels of paragraphs about people. Such paragraphs may name unrelated cases: 曾因盗窃罪被判刑. */
const PEOPLE = new Set(['当事人信息'])
/** Matches a line that tells how the case came to the court. Some sources put such lines into the paragraph about the parties. */
const PROCEEDINGS_LINE = /不服[^。]{0,200}号[^。]{0,80}本院/
const proceedingsIn = (people: string) =>
  people
    .split('\n')
    .filter(line => PROCEEDINGS_LINE.test(line))
    .join('\n')
const END = new Set(['审判人员', '附录'])
/** Matches words with which the account begins. */
const ACCOUNT =
  /(?:原审|一审|二审|原判|经审理|本院|再审|审理)[^，。；\n]{0,12}(?:查明|认定)(?:[：:，,]|，?上述)|(?:审理|审查|复核)(?:终结|完毕)|诉称|上诉称|再审称|请求[：:]|诉讼请求|指控[：:]/
const OPERATIVE = /(?:判决|裁定|决定)(?:如下\s*[：:，。]?|[：:](?=\s*\n))/g
/** Matches words after the operative part of an earlier stage. They show that the text continues with the appeal. */
const GOES_ON = /经审理查明|本院认为|上诉称|辩护人|不服[^。]{0,30}(?:上诉|判决)|提出上诉/
/** Matches the instruction of a first-instance judgment on how to appeal. */
const MAY_APPEAL = /(?:如|若|对)?不服本(?:判决|裁定)[^\n]*/g
const LONGEST_PROCEEDINGS = 4000

/** Returns the start of the clause at an offset, so that the account includes its subject: 某公司诉称. */
const clauseStart = (text: string, at: number) =>
  at - (/[^，。；\n]*$/.exec(text.slice(Math.max(0, at - 30), at))?.[0].length ?? 0)

/**
 * The maximum length of text that is read. Of a longer text only the beginning and the end are read, because they have
 * the proceedings and the operative part.
 */
const LONGEST = 400_000
const shortened = (text: string) =>
  text.length > LONGEST ? `${text.slice(0, LONGEST / 2)}\n${text.slice(-LONGEST / 2)}` : text

export function judgmentParts(paragraphs: Paragraph[]): JudgmentParts {
  const body = paragraphs
    .filter(({ label }) => !END.has(label))
    .map(one => (PEOPLE.has(one.label) ? proceedingsIn(one.text) : one.text))
  const text = shortened(body.filter(Boolean).join('\n'))
  const last = [...text.matchAll(OPERATIVE)].at(-1)
  const from = last ? last.index + last[0].length : text.length
  const operative = text.slice(from)
  const begin = text.slice(0, from)
  const cut = begin.search(ACCOUNT)
  const end = Math.min(cut < 0 ? begin.length : clauseStart(begin, cut), LONGEST_PROCEEDINGS)
  return {
    proceedings: begin.slice(0, end),
    account: begin.slice(end),
    operative: GOES_ON.test(operative.replace(MAY_APPEAL, '')) ? '' : operative,
  }
}
