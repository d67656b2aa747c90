/** Names of parties for one very long title, longer than a line of any screen. */
export const LONG_PARTY_NAMES =
  '栖原砚岭精工机械制造股份有限公司、汀兰谷澄屿供应链管理有限责任公司、青屏云麓文旅发展有限公司与梧川望屿建设集团有限公司、禾屿松汀电子商务有限公司、霁川岚禾冷链物流有限公司等六方之'

/** Sentences that are repeated into one very long paragraph, like an account statement in a judgment. */
export const LONG_PARAGRAPH = [
  '第{次}笔往来款，{砚岭精工|澄屿供应链|梧川建设}于{当月五日|当月十二日|当月二十日}通过{对公账户转账|银行承兑汇票|现金缴存}的方式支付，',
  '凭证上记载的用途为{货款|往来|借款|保证金|工程进度款}，',
  '{双方对该笔款项的性质没有争议|一方主张该款系另一合同项下的付款，但没有提交对应的合同|对方在庭审中认可收到该款，并同意计入已付金额}；',
]
