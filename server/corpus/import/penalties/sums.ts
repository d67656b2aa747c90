/** Reads the sums of money in a penalty. */
import type { StatedAmount } from '../../../libraries/fiscal/penalty'

const AMOUNT = '(\\d[\\d,，]{0,15}(?:\\.\\d{1,4})?[余多]?(?:万|亿)?[余多]?元)'
/** Excludes limits of a fine, such as 处20万元以上50万元以下的罚款. */
const NO_LIMIT = '(?![以之]?[上下内]|[至到~～—-])'
const TOTAL = '(?:[，,]?(?:金额)?(?:共计|合计|总计|累计|共|计)?(?:金额)?)(?:人民币)?\\s*'
const sum = (words: string, after = '') => new RegExp(`${words}${TOTAL}${AMOUNT}${NO_LIMIT}${after}`)

/** Excludes sums of single taxes, such as 少缴的增值税1万元、企业所得税2万元. They are not the total. */
const NO_OTHER_TAX = '(?![、,，和及][^。；\\d]{0,16}(?:税|附加)[^。；\\d]{0,6}\\d)'

const ORDERED = '追缴税款、滞纳金及罚款'
const FINE = '罚款'

/** Excludes texts in which two kinds of invoices have an amount each. Neither is the total. */
const ONE_AMOUNT = '(?![^。；]{0,200}金额[^。；]{0,200}金额)'
const ONE_TOTAL = '(?![^。；]{0,200}价税合计[^。；]{0,200}价税合计)'

type Rule = [name: string, pattern: RegExp]

const RULES: Rule[] = [
  ['骗取留抵退税', sum('骗取(?:增值税)?(?:期末)?留抵(?:退税|税额)(?:税?款)?')],
  ['骗取出口退税', sum('骗取(?:国家)?出口退税(?:税?款)?')],
  ['少缴税款', new RegExp(`少缴[^。；]{0,120}?元[,，](?:合计|共计)${AMOUNT}`)],
  ['补缴个人所得税', sum('共计应?补缴个人所得税')],
  ['补缴印花税', sum('共计应?补缴印花税')],
  [
    ORDERED,
    sum('(?:追缴|补缴|缴纳)[^。；\\d]{0,60}?滞纳金[^。；\\d]{0,12}(?:\\d(?:\\.\\d+)?倍的?)?罚款(?:的处理处罚决定)?'),
  ],
  ['追缴税款及罚款', sum('(?:追缴|补缴)(?![^。；\\d]{0,60}滞纳金)[^。；\\d]{0,30}?(?:及|和|并处|、)罚款')],
  [FINE, sum('(?<!滞纳金[^。；]{0,18})(?<!税费?款(?:及|和|并处|、))罚款')],
  [FINE, new RegExp(`处以?(?:人民币)?${AMOUNT}的?罚款`)],
]

/**
 * The rules for reports: those of decisions, and further ones. In a decision, each sum of the further rules concerns
 * one tax or one invoice.
 */
const RULES_OF_REPORTS: Rule[] = [
  ...RULES,
  ['少缴税款', sum('少缴(?:纳)?[^。；，,\\d]{0,40}?(?:税|税费|税款|税费款|附加)(?:等)?', NO_OTHER_TAX)],
  ['偷逃税款', sum('(?:偷逃?税|逃税|逃避缴纳税款|偷逃[^。；，,\\d]{0,20}?税)(?:费?款)?')],
  ['虚开价税合计', sum(`虚开${ONE_TOTAL}[^。；]{0,60}?价税合计`)],
  ['虚开金额', sum(`虚开${ONE_AMOUNT}(?![^。；]{0,60}?价税合计)[^。；]{0,60}?(?:发票|虚开|开票|涉及|涉案)金额`)],
  ['追缴税款', sum('追缴(?![^。；\\d]{0,40}(?:罚款|骗取))[^。；\\d]{0,30}?税(?:费)?款')],
]

/** Matches sentences about sums that were already paid, or that a criminal court imposed. They are skipped. */
const ELSEWHERE = /入库|判处|判决/

function amountsIn(sentences: string[], rules: Rule[]): Map<string, string[]> {
  const amounts = new Map<string, string[]>()
  for (const sentence of sentences) {
    if (ELSEWHERE.test(sentence)) continue
    for (const [name, pattern] of rules) {
      const amount = pattern.exec(sentence)?.[1]
      if (amount !== undefined) amounts.set(name, [...(amounts.get(name) ?? []), amount])
    }
  }
  return amounts
}

/**
 * Returns one sum of each kind. A report states the total first. A decision with different sums of one kind states no
 * total, so that kind is skipped.
 */
export function penaltySumsIn(sentences: string[], isReport: boolean): StatedAmount[] {
  const all = [...amountsIn(sentences, isReport ? RULES_OF_REPORTS : RULES)].flatMap(([name, [amount, ...others]]) =>
    amount !== undefined && (isReport || others.every(other => other === amount)) ? [{ name, amount }] : [],
  )
  // If the text states a total of tax and fine, the fine is a part of it.
  return all.some(({ name }) => name === ORDERED) ? all.filter(({ name }) => name !== FINE) : all
}
