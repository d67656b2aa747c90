/**
 * The time limits of laws, by the texts in force: 民事诉讼法 of 2023, 刑事诉讼法 of 2018, 行政诉讼法 of 2017, 行政复议法 of 2023,
 * 仲裁法 of 2025, 海商法 of 2025.
 */

export type TermLaw =
  | 'civilCode'
  | 'generalPrinciples'
  | 'limitationTransition'
  | 'civil'
  | 'civilInterpretation'
  | 'execution'
  | 'preservation'
  | 'criminal'
  | 'administrative'
  | 'administrativeInterpretation'
  | 'review'
  | 'labour'
  | 'arbitration'
  | 'formerArbitration'
  | 'productQuality'
  | 'insurance'
  | 'maritime'
  | 'formerMaritime'
export type TermUnit = 'day' | 'month' | 'year'
type Articles = Array<[law: TermLaw, article: number]>

export interface Rule {
  count: number
  unit: TermUnit
  law: TermLaw
  article: number
  /** Further articles of the rule. */
  also?: Articles
  /** Whether a day off at the end moves it. */
  movesPastHolidays?: boolean
  /** The limitation before 民法总则, and the articles that carry it over. */
  former?: Rule
  transition?: Articles
  /** The rule for first days before a new law. */
  until?: { day: string; rule: Rule }
}

type More = Omit<Rule, 'count' | 'unit' | 'law' | 'article'>
const rule = (count: number, unit: TermUnit, law: TermLaw, article: number, more: More = {}): Rule => ({
  ...{ count, unit, law, article },
  ...more,
})

const NOT_PROLONGED: Articles = [['limitationTransition', 3]]
const PROLONGED: Articles = [['limitationTransition', 2]]

/** A limitation of three years, with the shorter one of 民法通则 for days whose limitation was over before 2017-10-01. */
const limitation = (years: number, article: number) =>
  rule(3, 'year', 'civilCode', 188, {
    former: rule(years, 'year', 'generalPrinciples', article, { also: NOT_PROLONGED }),
    transition: PROLONGED,
  })

const RULES = {
  civilJudgment: rule(15, 'day', 'civil', 171),
  civilRuling: rule(10, 'day', 'civil', 171),
  foreignAppeal: rule(30, 'day', 'civil', 286),
  answer: rule(15, 'day', 'civil', 128),
  foreignAnswer: rule(30, 'day', 'civil', 285),
  jurisdiction: rule(15, 'day', 'civil', 130, { also: [['civil', 128]] }),
  evidence: rule(15, 'day', 'civilInterpretation', 99, { also: [['civil', 68]] }),
  appealEvidence: rule(10, 'day', 'civilInterpretation', 99, { also: [['civil', 68]] }),
  publicService: rule(30, 'day', 'civil', 95, { movesPastHolidays: false }),
  foreignPublicService: rule(60, 'day', 'civil', 283, { movesPastHolidays: false }),
  retrial: rule(6, 'month', 'civil', 216),
  thirdPartySuit: rule(6, 'month', 'civil', 59, { also: [['civilInterpretation', 290]] }),
  execution: rule(2, 'year', 'civil', 250),
  suitAfterPreservation: rule(30, 'day', 'civil', 104),
  preservationReview: rule(5, 'day', 'preservation', 25, {
    also: [
      ['civil', 111],
      ['civilInterpretation', 171],
    ],
  }),
  executionReview: rule(10, 'day', 'civil', 236),
  outsiderSuit: rule(15, 'day', 'civil', 238),
  executionJurisdiction: rule(10, 'day', 'execution', 3),
  distributionObjection: rule(15, 'day', 'execution', 17),
  penaltyReview: rule(3, 'day', 'civilInterpretation', 185, { also: [['civil', 119]] }),
  criminalJudgment: rule(10, 'day', 'criminal', 230),
  criminalRuling: rule(5, 'day', 'criminal', 230),
  administrativeJudgment: rule(15, 'day', 'administrative', 85),
  administrativeRuling: rule(10, 'day', 'administrative', 85),
  administrativeSuit: rule(6, 'month', 'administrative', 46),
  uninformedSuit: rule(1, 'year', 'administrativeInterpretation', 64),
  longestSuit: rule(5, 'year', 'administrative', 46, { also: [['administrativeInterpretation', 65]] }),
  longestEstateSuit: rule(20, 'year', 'administrative', 46, { also: [['administrativeInterpretation', 65]] }),
  inactionSuit: rule(6, 'month', 'administrativeInterpretation', 66, { also: [['administrative', 47]] }),
  suitAfterReview: rule(15, 'day', 'administrative', 45),
  review: rule(60, 'day', 'review', 20),
  labourArbitration: rule(1, 'year', 'labour', 27),
  wageArbitration: rule(1, 'year', 'labour', 27),
  suitAfterAward: rule(15, 'day', 'labour', 50),
  finalAwardSuit: rule(15, 'day', 'labour', 48),
  finalAwardAnnulment: rule(30, 'day', 'labour', 49),
  annulment: rule(3, 'month', 'arbitration', 72, {
    until: { day: '2026-03-01', rule: rule(6, 'month', 'formerArbitration', 59) },
  }),
  limitation: limitation(2, 135),
  longestLimitation: rule(20, 'year', 'civilCode', 188),
  shortLimitation: limitation(1, 136),
  internationalSale: rule(4, 'year', 'civilCode', 594),
  productLiability: rule(2, 'year', 'productQuality', 45),
  longestProductLiability: rule(10, 'year', 'productQuality', 45),
  insurance: rule(2, 'year', 'insurance', 26),
  lifeInsurance: rule(5, 'year', 'insurance', 26),
  carriage: rule(1, 'year', 'maritime', 284, {
    until: { day: '2026-05-01', rule: rule(1, 'year', 'formerMaritime', 257) },
  }),
  carriageRecourse: rule(90, 'day', 'maritime', 284, {
    until: { day: '2026-05-01', rule: rule(90, 'day', 'formerMaritime', 257) },
  }),
  charter: rule(2, 'year', 'maritime', 286, {
    until: { day: '2026-05-01', rule: rule(2, 'year', 'formerMaritime', 257, { also: [['formerMaritime', 259]] }) },
  }),
  guarantee: rule(6, 'month', 'civilCode', 692),
} as const satisfies Record<string, Rule>

export type TermKey = keyof typeof RULES

export const TERM_RULES: Record<TermKey, Rule> = RULES

/** Returns the rule of a time limit whose first day is `day`. */
export function ruleOn(key: TermKey, day: string): Rule {
  const { until, ...current }: Rule = TERM_RULES[key]
  return until && day < until.day ? until.rule : current
}

const BY_CIVIL_CODE: Articles = [201, 202, 203].map(article => ['civilCode', article])
const BY_CIVIL: Articles = [['civil', 85]]

/** The articles that tell how each law counts the first day and holidays. */
export const COUNTING: Record<TermLaw, Articles> = {
  civilCode: BY_CIVIL_CODE,
  generalPrinciples: BY_CIVIL_CODE,
  limitationTransition: BY_CIVIL_CODE,
  civil: BY_CIVIL,
  civilInterpretation: BY_CIVIL,
  execution: BY_CIVIL,
  preservation: BY_CIVIL,
  criminal: [['criminal', 105]],
  administrative: [['administrative', 101], ...BY_CIVIL],
  administrativeInterpretation: [['administrative', 101], ...BY_CIVIL],
  review: [['review', 88], ...BY_CIVIL],
  labour: BY_CIVIL_CODE,
  arbitration: BY_CIVIL,
  formerArbitration: BY_CIVIL,
  productQuality: BY_CIVIL_CODE,
  insurance: BY_CIVIL_CODE,
  maritime: BY_CIVIL_CODE,
  formerMaritime: BY_CIVIL_CODE,
}
