/**
 * The time limits of laws, by the texts in force: 民事诉讼法 of 2023, 刑事诉讼法 of 2018, 行政诉讼法 of 2017,
 * 行政复议法 of 2023, 仲裁法 of 2025, 海商法 of 2025, 公司法 of 2023.
 * For earlier days the rules of earlier texts apply. Where these are uncertain, there is no rule.
 */

export type TermLaw =
  | 'civilCode'
  | 'generalPrinciples'
  | 'limitationTransition'
  | 'civil'
  | 'civilOf2012'
  | 'civilOf2017'
  | 'civilOf2021'
  | 'civilInterpretation'
  | 'execution'
  | 'preservation'
  | 'criminal'
  | 'administrative'
  | 'administrativeInterpretation'
  | 'administrativeInterpretationOf2015'
  | 'formerAdministrative'
  | 'formerAdministrativeInterpretation'
  | 'review'
  | 'labour'
  | 'labourLaw'
  | 'arbitration'
  | 'formerArbitration'
  | 'productQuality'
  | 'insurance'
  | 'maritime'
  | 'formerMaritime'
  | 'tax'
  | 'enforcement'
  | 'stateCompensation'
  | 'company'
  | 'companyTransition'
export type TermUnit = 'day' | 'month' | 'year'
type Articles = Array<[law: TermLaw, article: number]>

export interface TermRule {
  count: number
  unit: TermUnit
  law: TermLaw
  article: number
  /** Further articles on which the rule is based. */
  also?: Articles
  /** Whether a time limit that ends on a day off is extended to the next workday. By default it is extended. */
  movesPastHolidays?: boolean
  /** The rule of an earlier law. It applies if its time limit ended before the present law came into force. */
  former?: FormerRule
  /** The rule for time limits that begin before `day`, when a new law came into force. */
  until?: { day: string; rule: TermRule }
  /** The first day to which the rule applies. No rule is certain for earlier days. */
  since?: string
}

interface FormerRule {
  /** The first day of the present law. */
  before: string
  rule: TermRule
  /**
   * The articles by which the present law prolongs a time limit that is still running. If absent, it is uncertain
   * whether the present law prolongs it.
   */
  transition?: Articles
}

type More = Omit<TermRule, 'count' | 'unit' | 'law' | 'article'>
const rule = (count: number, unit: TermUnit, law: TermLaw, article: number, more: More = {}): TermRule => ({
  ...{ count, unit, law, article },
  ...more,
})

const NOT_PROLONGED: Articles = [['limitationTransition', 3]]
const PROLONGED: Articles = [['limitationTransition', 2]]

/** The first day of 民法总则. A limitation that ended earlier is not prolonged (法释〔2018〕12号). */
const GENERAL_PROVISIONS_SINCE = '2017-10-01'

/**
 * A limitation of three years. If the shorter one of 民法通则 ended before 2017-10-01, that one applies. `years` and
 * `article` are those of 民法通则.
 */
const limitation = (years: number, article: number) =>
  rule(3, 'year', 'civilCode', 188, {
    former: {
      before: GENERAL_PROVISIONS_SINCE,
      rule: rule(years, 'year', 'generalPrinciples', article, { also: NOT_PROLONGED }),
      transition: PROLONGED,
    },
  })

/** For time limits that may end on a day off. */
const CALENDAR_DAYS: More = { movesPastHolidays: false }
/** The first day of each text of 民事诉讼法, by the year of the text. */
const CIVIL_SINCE = { 2012: '2013-01-01', 2017: '2017-07-01', 2021: '2022-01-01', 2023: '2024-01-01' } as const

/** Service by notice under the texts of 2012 and 2017. Both texts use the same article numbers. */
const formerService = (count: number, unit: TermUnit, article: number) =>
  rule(count, unit, 'civilOf2017', article, {
    ...CALENDAR_DAYS,
    until: {
      day: CIVIL_SINCE[2017],
      rule: rule(count, unit, 'civilOf2012', article, { ...CALENDAR_DAYS, since: CIVIL_SINCE[2012] }),
    },
  })

/** The first days of 行政诉讼法 as revised in 2014, and of its interpretations of 2000 and 2018. */
const ADMINISTRATIVE_SINCE = { 2000: '2000-03-10', 2014: '2015-05-01', 2018: '2018-02-08' } as const

/** The first days of 民法典, of 公司法 as revised in 2023, and of 国家赔偿法 as amended in 2010. */
const CIVIL_CODE: More = { since: '2021-01-01' }
const COMPANY_LAW: More = { since: '2024-07-01' }
const STATE_COMPENSATION: More = { since: '2010-12-01' }

/** 除斥期间 of 民法典: time limits at whose end a right expires. They are neither suspended nor prolonged. */
const exclusion = (count: number, unit: TermUnit, article: number) =>
  rule(count, unit, 'civilCode', article, { ...CIVIL_CODE, also: [['civilCode', 199]] })

/** Arbitration of labour disputes. If the sixty days of 劳动法 ended before 劳动争议调解仲裁法, they apply. */
const LABOUR_ARBITRATION = rule(1, 'year', 'labour', 27, {
  former: { before: '2008-05-01', rule: rule(60, 'day', 'labourLaw', 82, { since: '1995-01-01' }) },
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
  publicService: rule(30, 'day', 'civil', 95, {
    ...CALENDAR_DAYS,
    until: { day: CIVIL_SINCE[2021], rule: formerService(60, 'day', 92) },
  }),
  foreignPublicService: rule(60, 'day', 'civil', 283, {
    ...CALENDAR_DAYS,
    until: {
      day: CIVIL_SINCE[2023],
      rule: rule(3, 'month', 'civilOf2021', 274, {
        ...CALENDAR_DAYS,
        until: { day: CIVIL_SINCE[2021], rule: formerService(3, 'month', 267) },
      }),
    },
  }),
  // There is no rule before 2013. The limit was two years, and the transition depends on the grounds of the
  // application.
  retrial: rule(6, 'month', 'civil', 216, { since: CIVIL_SINCE[2012] }),
  thirdPartySuit: rule(6, 'month', 'civil', 59, { also: [['civilInterpretation', 290]] }),
  // There is no rule before 2008-04-01. The limit was a year, or six months if no party was a citizen.
  execution: rule(2, 'year', 'civil', 250, { since: '2008-04-01' }),
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
  administrativeSuit: rule(6, 'month', 'administrative', 46, {
    former: {
      before: ADMINISTRATIVE_SINCE[2014],
      rule: rule(3, 'month', 'formerAdministrative', 39, { since: ADMINISTRATIVE_SINCE[2000] }),
      transition: [['administrativeInterpretationOf2015', 26]],
    },
  }),
  uninformedSuit: rule(1, 'year', 'administrativeInterpretation', 64, {
    former: {
      before: ADMINISTRATIVE_SINCE[2018],
      rule: rule(2, 'year', 'formerAdministrativeInterpretation', 41, { since: ADMINISTRATIVE_SINCE[2000] }),
    },
  }),
  longestSuit: rule(5, 'year', 'administrative', 46, { also: [['administrativeInterpretation', 65]] }),
  longestEstateSuit: rule(20, 'year', 'administrative', 46, { also: [['administrativeInterpretation', 65]] }),
  inactionSuit: rule(6, 'month', 'administrativeInterpretation', 66, {
    also: [['administrative', 47]],
    until: {
      day: ADMINISTRATIVE_SINCE[2018],
      rule: rule(6, 'month', 'administrativeInterpretationOf2015', 4, {
        ...{ also: [['administrative', 47]], since: ADMINISTRATIVE_SINCE[2014] },
      }),
    },
  }),
  suitAfterReview: rule(15, 'day', 'administrative', 45),
  overdueReviewSuit: rule(15, 'day', 'administrative', 45, { since: ADMINISTRATIVE_SINCE[2014] }),
  administrativeRetrial: rule(6, 'month', 'administrativeInterpretation', 110, { since: ADMINISTRATIVE_SINCE[2018] }),
  administrativeEnforcement: rule(3, 'month', 'enforcement', 53, {
    ...{ also: [['administrativeInterpretation', 156]], since: ADMINISTRATIVE_SINCE[2018] },
  }),
  review: rule(60, 'day', 'review', 20),
  taxReview: rule(60, 'day', 'review', 20, { also: [['tax', 88]] }),
  stateCompensation: rule(2, 'year', 'stateCompensation', 39, STATE_COMPENSATION),
  labourArbitration: LABOUR_ARBITRATION,
  wageArbitration: LABOUR_ARBITRATION,
  suitAfterAward: rule(15, 'day', 'labour', 50),
  finalAwardSuit: rule(15, 'day', 'labour', 48),
  finalAwardAnnulment: rule(30, 'day', 'labour', 49),
  annulment: rule(3, 'month', 'arbitration', 72, {
    until: { day: '2026-03-01', rule: rule(6, 'month', 'formerArbitration', 59) },
  }),
  limitation: limitation(2, 135),
  longestLimitation: rule(20, 'year', 'civilCode', 188, {
    former: {
      before: GENERAL_PROVISIONS_SINCE,
      rule: rule(20, 'year', 'generalPrinciples', 137),
      transition: [],
    },
  }),
  injury: limitation(1, 136),
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
  revocation: exclusion(1, 'year', 152),
  mistakeRevocation: exclusion(90, 'day', 152),
  longestRevocation: exclusion(5, 'year', 152),
  creditorRevocation: exclusion(1, 'year', 541),
  longestCreditorRevocation: exclusion(5, 'year', 541),
  dissolution: exclusion(1, 'year', 564),
  companyResolution: rule(60, 'day', 'company', 26, COMPANY_LAW),
  uninformedResolution: rule(60, 'day', 'company', 26, { ...COMPANY_LAW, also: [['companyTransition', 1]] }),
  longestResolution: rule(1, 'year', 'company', 26, COMPANY_LAW),
} as const satisfies Record<string, TermRule>

export type TermKey = keyof typeof RULES

export const TERM_RULES: Record<TermKey, TermRule> = RULES

const inForce = ({ until, ...current }: TermRule, day: string): TermRule =>
  until && day < until.day ? inForce(until.rule, day) : current

/** Returns the rule of a time limit for an event on `day`, such as the service of a judgment. */
export const termRuleOn = (key: TermKey, day: string): TermRule => inForce(TERM_RULES[key], day)

const BY_CIVIL_CODE: Articles = [201, 202, 203].map(article => ['civilCode', article])
const BY_GENERAL_PRINCIPLES: Articles = [['generalPrinciples', 154]]
const BY_CIVIL: Articles = [['civil', 85]]
const BY_ADMINISTRATIVE: Articles = [['administrative', 101], ...BY_CIVIL]
const BY_FORMER_ADMINISTRATIVE: Articles = [['formerAdministrativeInterpretation', 97]]

/** The articles on how each law counts the first day and holidays. */
export const COUNTING_ARTICLES: Record<TermLaw, Articles> = {
  civilCode: BY_CIVIL_CODE,
  generalPrinciples: BY_GENERAL_PRINCIPLES,
  limitationTransition: BY_GENERAL_PRINCIPLES,
  civil: BY_CIVIL,
  civilOf2012: [['civilOf2012', 82]],
  civilOf2017: [['civilOf2017', 82]],
  civilOf2021: [['civilOf2021', 85]],
  civilInterpretation: BY_CIVIL,
  execution: BY_CIVIL,
  preservation: BY_CIVIL,
  criminal: [['criminal', 105]],
  administrative: BY_ADMINISTRATIVE,
  administrativeInterpretation: BY_ADMINISTRATIVE,
  administrativeInterpretationOf2015: BY_ADMINISTRATIVE,
  formerAdministrative: BY_FORMER_ADMINISTRATIVE,
  formerAdministrativeInterpretation: BY_FORMER_ADMINISTRATIVE,
  review: [['review', 88], ...BY_CIVIL],
  labour: BY_CIVIL_CODE,
  labourLaw: BY_GENERAL_PRINCIPLES,
  arbitration: BY_CIVIL,
  formerArbitration: BY_CIVIL,
  productQuality: BY_CIVIL_CODE,
  insurance: BY_CIVIL_CODE,
  maritime: BY_CIVIL_CODE,
  formerMaritime: BY_CIVIL_CODE,
  tax: BY_CIVIL,
  enforcement: BY_ADMINISTRATIVE,
  stateCompensation: BY_CIVIL_CODE,
  company: BY_CIVIL_CODE,
  companyTransition: BY_CIVIL_CODE,
}
