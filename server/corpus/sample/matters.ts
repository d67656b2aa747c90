/** Legal questions from the topics and crimes, for judicial views, articles and similar-case rulings. */
import { crimeOf } from './cases/crime'
import { chooseWords } from './cases/draft'
import { topicOf } from './cases/dispute'
import { CONTRACT_TOPICS } from './data/contract-topics'
import { CRIMES } from './data/crimes'
import { LIFE_TOPICS } from './data/life-topics'
import { PUBLIC_TOPICS } from './data/public-topics'
import type { Issue } from './data/topic'
import { ANYONE, EXAMPLE } from './data/views'
import { fill, fillAll } from './fill'
import type { Random } from './random'

export interface Matter {
  ask: string
  rule: string
  reasons: string[]
  facts: string[]
  keywords: string[]
  laws: string[]
  field: string
  volume: number
}

const volumeOf = (group: string) => {
  if (group in PUBLIC_TOPICS) return 3
  if (group === 'ip') return 2
  return CONTRACT_TOPICS.some(({ causes }) => causes === group) || group === 'company' ? 1 : 0
}

function mattersOfTopic(group: string, random: Random): Matter[] {
  const topic = topicOf(group)
  const words = { ...ANYONE, ...chooseWords(random, topic.words) }
  return topic.issues.map((issue: Issue) => ({
    ...topic,
    ask: fill(random, issue.ask, words),
    rule: fill(random, issue.rule, words),
    reasons: fillAll(random, issue.weigh, words),
    facts: fillAll(random, topic.facts, { ...words, ...EXAMPLE }),
    volume: volumeOf(group),
  }))
}

function mattersOfCrime(group: string, random: Random): Matter[] {
  const crime = crimeOf(group)
  const words = { ...ANYONE, ...chooseWords(random, crime.words) }
  const reasons = fillAll(random, crime.reasons, words)
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
    facts: fillAll(random, crime.facts, { ...words, ...EXAMPLE }),
    volume: 4,
  }))
}

const CRIME_GROUPS: string[] = CRIMES.map(({ causes }) => causes)

/** The sign of a group's cases in their numbers. */
export const kindSign = (group: string) => (CRIME_GROUPS.includes(group) ? '刑' : group in PUBLIC_TOPICS ? '行' : '民')

export const mattersOf = (group: string, random: Random) =>
  CRIME_GROUPS.includes(group) ? mattersOfCrime(group, random) : mattersOfTopic(group, random)

export const allMatters = (random: Random): Matter[] =>
  [...CONTRACT_TOPICS, ...LIFE_TOPICS, ...Object.values(PUBLIC_TOPICS), ...CRIMES].flatMap(({ causes }) =>
    mattersOf(causes, random),
  )
