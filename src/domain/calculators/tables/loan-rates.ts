/** Loan rates in per cent a year, with the day on which each came into force. */
import { BUNDLED_LOAN_RATES, type PublishedRate } from '../../reference-data/loan-rates'

export type { PublishedRate }

export type LoanTerm = keyof PublishedRate['rates']

/** The first day of 贷款市场报价利率. */
export const LPR_SINCE = '2019-08-20'

/**
 * Until 2019-08-19: benchmark rates, six months to one year and above five years. Then: 贷款市场报价利率, one year and
 * above five years.
 * Each row is a change, so a month without a change has no row.
 */
export const LOAN_RATE_TABLE = BUNDLED_LOAN_RATES
