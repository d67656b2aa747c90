/** What is asked of the library about a citation, and how the answer is judged on this side. */
import { LIMITS } from '../limits'
import type { BriefCitation } from './find'

export type BriefQuestion = Omit<BriefCitation, 'from' | 'to' | 'isDoubtful'>

const LONGEST = { law: 200, article: 60, number: 100, court: 60 }
const cut = (text: string | undefined, longest: number) => text?.slice(0, longest)

/** Without what only its place in the text tells: of two that are alike one is asked for. */
export function questionOf(citation: BriefCitation): BriefQuestion {
  const { law, article, beside, paragraph, item, number, isCase, court, quote } = citation
  const question: BriefQuestion = {
    law: cut(law, LONGEST.law),
    article: cut(article, LONGEST.article),
    beside,
    paragraph,
    item,
    number: cut(number, LONGEST.number),
    isCase,
    court: cut(court, LONGEST.court),
    quote: cut(quote, LIMITS.brief.quote),
  }
  return JSON.parse(JSON.stringify(question)) as BriefQuestion
}

/** Those to ask for, each once; and of every citation which of them is its own. */
export function questionsOf(citations: BriefCitation[]): { questions: BriefQuestion[]; own: number[] } {
  const places = new Map<string, number>()
  const questions: BriefQuestion[] = []
  const own = citations.map(citation => {
    const question = questionOf(citation)
    const key = JSON.stringify(question)
    const known = places.get(key)
    if (known !== undefined) return known
    places.set(key, questions.length)
    questions.push(question)
    return questions.length - 1
  })
  return { questions, own }
}

/** What may be no law at all is told of only where the library has it. */
export const isTold = ({ isDoubtful }: BriefCitation, state: string): boolean =>
  !isDoubtful || (state !== 'absent' && state !== 'mismatched')
