/**
 * The rates of loans, in per cent a year, from the day on which each was in force: 贷款市场报价利率 as 全国银行间同业拆借中心 publishes it
 * by order of 中国人民银行; before 2019-08-20 the benchmark of 中国人民银行 (within a year; above five years).
 */
import { type LoanTerm, type Published } from './loan-rate-sections'

/** The day of the latest change that stands in the table. */
export const RATES_KNOWN_TO = '2025-05-20'

/** From here on it is 贷款市场报价利率. */
export const LPR_SINCE = '2019-08-20'

const published = (from: string, oneYear: number, fiveYears: number): Published => ({
  from,
  rates: { oneYear, fiveYears } satisfies Record<LoanTerm, number>,
})

export const LOAN_RATES: Published[] = [
  published('2012-07-06', 6, 6.55),
  published('2014-11-22', 5.6, 6.15),
  published('2015-03-01', 5.35, 5.9),
  published('2015-05-11', 5.1, 5.65),
  published('2015-06-28', 4.85, 5.4),
  published('2015-08-26', 4.6, 5.15),
  published('2015-10-24', 4.35, 4.9),
  published(LPR_SINCE, 4.25, 4.85),
  published('2019-09-20', 4.2, 4.85),
  published('2019-11-20', 4.15, 4.8),
  published('2020-02-20', 4.05, 4.75),
  published('2020-04-20', 3.85, 4.65),
  published('2021-12-20', 3.8, 4.65),
  published('2022-01-20', 3.7, 4.6),
  published('2022-05-20', 3.7, 4.45),
  published('2022-08-22', 3.65, 4.3),
  published('2023-06-20', 3.55, 4.2),
  published('2023-08-21', 3.45, 4.2),
  published('2024-02-20', 3.45, 3.95),
  published('2024-07-22', 3.35, 3.85),
  published('2024-10-21', 3.1, 3.6),
  published('2025-05-20', 3, 3.5),
]
