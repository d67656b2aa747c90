/**
 * Makes the requests of many visitors: screens of the app with words of the corpus. Only searches with a gap
 * never repeat.
 */
const WORDS = '违约金 过高 合同 增值税 股权转让 盗窃 诈骗 利息 担保 劳动 赔偿 抗诉 死刑 借款 离婚'.split(' ')
const pair = (index: number) => [WORDS[index % WORDS.length]!, WORDS[(index * 7 + 3) % WORDS.length]!] as const
export const q = encodeURIComponent

const CASES = '/judgement-search/api/v1/search'

export const CALLS: Record<string, (index: number) => string> = {
  'case list': index => {
    const [a, b] = pair(index)
    return `${CASES}/list?query=${q(`全文:${a},全文:${b}`)}&pageIndex=${1 + (index % 3)}`
  },
  'case list, near': index => {
    const [a, b] = pair(index)
    return `${CASES}/list?query=${q(`全文:${a} ${b};gap=${10 + index}`)}`
  },
  'law list': index => `/ilawregu-search/api/v1/lawregu/list?query=${q(`全文:${pair(index)[0]},标题:法`)}`,
  'case groups': index => `${CASES}/caseLeftStatistics?query=${q(`全文:${pair(index)[0]}`)}`,
  suggestions: index => `${CASES}/recommend/suggest?keyword=${q(pair(index)[0].slice(0, 2))}`,
  'fiscal list': index =>
    `/fiscal-tax/api/v1/search/fiscalTaxList?fiscalTaxType=LAWREGU&query=${q(`全文:${pair(index)[1]}`)}&pageSize=5`,
}
