/** Legal questions from topics and crimes, for judicial views, articles and rules of similar cases. */
import { crimeOfGroup } from './cases/crime'
import { chooseWords } from './cases/draft'
import { topicOfGroup } from './cases/dispute'
import { CONTRACT_TOPICS } from './data/contract-topics'
import { CRIMES } from './data/crimes'
import { LIFE_TOPICS } from './data/life-topics'
import { ADMINISTRATIVE_TOPICS } from './data/public-topics'
import type { DisputeIssue } from './data/topic'
import { GENERAL_PARTIES, EXAMPLE_PARTIES } from './data/views'
import { fillTemplate, fillTemplates } from './fill'
import type { Random } from './random'

/** A legal question, with the rule that answers it. */
export interface LegalQuestion {
  ask: string
  rule: string
  reasons: string[]
  facts: string[]
  keywords: string[]
  laws: string[]
  field: string
  /** The position of the volume in `VIEW_VOLUMES`. */
  volume: number
}

const volumeOf = (group: string) => {
  if (group in ADMINISTRATIVE_TOPICS) return 3
  if (group === 'ip') return 2
  return CONTRACT_TOPICS.some(({ causes }) => causes === group) || group === 'company' ? 1 : 0
}

function questionsOfTopic(group: string, random: Random): LegalQuestion[] {
  const topic = topicOfGroup(group)
  const words = { ...GENERAL_PARTIES, ...chooseWords(random, topic.words) }
  return topic.issues.map((issue: DisputeIssue) => ({
    ...topic,
    ask: fillTemplate(random, issue.ask, words),
    rule: fillTemplate(random, issue.rule, words),
    reasons: fillTemplates(random, issue.weigh, words),
    facts: fillTemplates(random, topic.facts, { ...words, ...EXAMPLE_PARTIES }),
    volume: volumeOf(group),
  }))
}

function questionsOfCrime(group: string, random: Random): LegalQuestion[] {
  const crime = crimeOfGroup(group)
  const words = { ...GENERAL_PARTIES, ...chooseWords(random, crime.words) }
  const reasons = fillTemplates(random, crime.reasons, words)
  const asks = [
    `${crime.keywords[0]}案件事实的认定`,
    `${crime.keywords[1] ?? crime.keywords[0]}的认定`,
    `${crime.keywords[0]}案件的量刑情节`,
  ]
  return asks.map((ask, at) => ({
    ...crime,
    ask,
    rule: reasons[at % reasons.length] as string,
    reasons,
    facts: fillTemplates(random, crime.facts, { ...words, ...EXAMPLE_PARTIES }),
    volume: 4,
  }))
}

const CRIME_GROUPS: string[] = CRIMES.map(({ causes }) => causes)

/** Returns the character that marks the kind of case in case numbers: 刑, 行 or 民. `group` is a group of causes. */
export const caseKindSign = (group: string) =>
  CRIME_GROUPS.includes(group) ? '刑' : group in ADMINISTRATIVE_TOPICS ? '行' : '民'

export const legalQuestionsOf = (group: string, random: Random) =>
  CRIME_GROUPS.includes(group) ? questionsOfCrime(group, random) : questionsOfTopic(group, random)

export const allLegalQuestions = (random: Random): LegalQuestion[] =>
  [...CONTRACT_TOPICS, ...LIFE_TOPICS, ...Object.values(ADMINISTRATIVE_TOPICS), ...CRIMES].flatMap(({ causes }) =>
    legalQuestionsOf(causes, random),
  )
