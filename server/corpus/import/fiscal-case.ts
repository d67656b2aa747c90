/**
 * Decides which cases are fiscal: by their cause, or by a tax authority among the parties. A 税 elsewhere in a party's
 * name does not count.
 */

/**
 * The fiscal groups and causes of the official table. Smuggling of ordinary goods is fiscal, because it evades customs
 * duties.
 */
const CAUSES = new Set([
  '危害税收征管罪',
  '走私普通货物、物品罪',
  '徇私舞弊不征、少征税款罪',
  '徇私舞弊发售发票、抵扣税款、出口退税罪',
  '违法提供出口退税凭证罪',
  '征缴税款',
  '税务登记',
])
/** Matches former names of fiscal causes in administrative cases: 税务行政处罚, 税务行政管理（税务）. */
const FORMER_CAUSE = /^税[务收]行政|行政管理[（(]税务[）)]$/
const TAX_AUTHORITY = /税务(?:总局|分局|支局|局|所)/
/** Matches a customs office. Customs may also be party to a civil contract, so only administrative cases are fiscal. */
const CUSTOMS = /海关$/

interface Facts {
  caseType: string
  /** The path of each cause, from the root. */
  causes: string[][]
  /** The names of the causes, as the source writes them. */
  named: string[]
  parties: string[]
}

export const isFiscalCase = ({ caseType, causes, named, parties }: Facts): boolean =>
  causes.flat().some(cause => CAUSES.has(cause)) ||
  named.some(cause => FORMER_CAUSE.test(cause)) ||
  parties.some(party => TAX_AUTHORITY.test(party) || (caseType === '行政' && CUSTOMS.test(party)))
