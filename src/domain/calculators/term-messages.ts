/** Sentences on time limits. The calculator and the tools for assistant programs use the same sentences. */
import { toChineseNumeral } from '../format/numerals'
import type { HolidayCalendar } from './holidays'
import { LAW_TITLES } from './law-titles'
import { type Term, type TermKey, type TermLaw, type TermRefusal, termRefusal } from './terms'

/** The reasons why a time limit is not calculated. */
export const TERM_REFUSALS = {
  early: {
    publicService: '2013年1月1日以前发出的公告，适用当时的民事诉讼法，不作计算',
    foreignPublicService: '2013年1月1日以前发出的公告，适用当时的民事诉讼法，不作计算',
    retrial:
      '2013年1月1日以前生效的裁判，申请再审的期限为二年，部分截止到2013年6月30日（《关于修改后的民事诉讼法施行时未结案件适用法律若干问题的规定》第六条），不作计算',
    execution:
      '2008年4月1日以前，申请执行的期限为一年或者六个月，因当事人是否为公民而不同（1991年民事诉讼法第二百一十九条，条号未经核对），不作计算',
    administrativeSuit: '2000年3月10日以前，适用当时的规定，不作计算',
    uninformedSuit: '2000年3月10日以前，适用当时的规定，不作计算',
    inactionSuit: '2015年5月1日以前，适用当时的规定，不作计算',
    overdueReviewSuit: '2015年5月1日以前，适用当时的行政诉讼法，不作计算',
    administrativeRetrial: '2018年2月8日以前生效的裁判，适用当时的规定，不作计算',
    administrativeEnforcement: '2018年2月8日以前届满的，适用当时的规定，不作计算',
    stateCompensation:
      '2010年12月1日以前发生的侵权行为，原则上适用修正前的国家赔偿法（国家赔偿法解释（一）第二条），不作计算',
    revocation: '2021年1月1日民法典施行以前，适用当时的规定，不作计算',
    mistakeRevocation: '2021年1月1日民法典施行以前，适用当时的规定，不作计算',
    longestRevocation: '2021年1月1日民法典施行以前的行为，适用当时的规定，不作计算',
    creditorRevocation: '2021年1月1日民法典施行以前，适用当时的规定，不作计算',
    longestCreditorRevocation: '2021年1月1日民法典施行以前的行为，适用当时的规定，不作计算',
    dissolution:
      '2021年1月1日以前知道解除事由，当时没有规定、没有约定也未经催告的，自2021年1月1日起一年内行使（民法典时间效力规定第二十五条）；其他情形适用当时的规定，不作计算',
    companyResolution: '2024年7月1日以前作出的决议，适用当时的公司法，不作计算',
    uninformedResolution:
      '2024年7月1日以前知道的，自决议作出之日起一年内请求撤销，才适用新公司法第二十六条第二款（公司法时间效力规定第一条），不作计算',
    longestResolution:
      '2024年7月1日以前作出的决议，自作出之日起一年内请求撤销的，适用新公司法第二十六条第二款（公司法时间效力规定第一条），不作计算',
    labourArbitration: '1995年1月1日劳动法施行以前，适用当时的规定，不作计算',
    wageArbitration: '1995年1月1日劳动法施行以前，适用当时的规定，不作计算',
  },
  transition: {
    uninformedSuit:
      '2018年2月8日以前，最长起诉期限为二年（法释〔2000〕8号第四十一条，条号未经核对）；当日尚未届满的如何衔接，没有收录依据，不作计算',
    labourArbitration:
      '2008年5月1日以前，仲裁申请期限为六十日（劳动法第八十二条）；当日尚未届满的如何衔接，没有收录依据，不作计算',
    wageArbitration:
      '2008年5月1日以前，仲裁申请期限为六十日（劳动法第八十二条）；当日尚未届满的如何衔接，没有收录依据，不作计算',
  },
} as const satisfies Record<TermRefusal, Partial<Record<TermKey, string>>>

/** Notes on particular time limits. */
export const TERM_NOTES = {
  jurisdiction: '应当在提交答辩状期间提出；境内无住所的被告，答辩期为三十日。',
  evidence:
    '举证期限由人民法院确定，第一审普通程序不少于十五日；简易程序不超过十五日，小额诉讼一般不超过七日。以举证通知书为准。',
  appealEvidence: '举证期限由人民法院确定，提供新证据的第二审案件不少于十日。以举证通知书为准。',
  publicService: '期满之日即视为送达，自次日起计算上诉、答辩等期限；此处不因休息日顺延。',
  foreignPublicService:
    '2024年1月1日起为六十日（民事诉讼法第二百八十三条），此前为三个月。向住所地在香港、澳门的当事人公告送达，满三个月（涉港澳送达规定第九条）；向台湾当事人送达另有规定（涉台送达规定）。期满之日即视为送达；此处不因休息日顺延。',
  thirdPartySuit: '不变期间，不适用中止、中断、延长。',
  suitAfterPreservation: '自采取保全措施之日计算；逾期未起诉或者申请仲裁的，人民法院解除保全。',
  outsiderSuit: '认为原判决、裁定错误的，依照审判监督程序办理，不适用这一期限。',
  uninformedSuit: '自知道或者应当知道起诉期限之日起另计六个月，但最长不超过这一年；复议决定未告知的，同样适用。',
  longestSuit: '不知道行政行为内容的，也不得超过这一期限。',
  longestEstateSuit: '不知道行政行为内容的，也不得超过这一期限。',
  wageArbitration: '劳动关系存续期间，追索劳动报酬不受一年仲裁时效的限制。',
  finalAwardSuit: '终局裁决限于劳动争议调解仲裁法第四十七条所列争议。',
  finalAwardAnnulment: '限于终局裁决；向仲裁委员会所在地的中级人民法院申请。',
  annulment:
    '新仲裁法自2026年3月1日起施行，期限由六个月改为三个月。此前收到裁决书的按六个月计算；收到在前、届满在后的，新法是否适用没有明文，宜在三个月内申请。',
  limitation: '2017年10月1日民法总则施行时，原二年时效已经届满的，不再适用三年。',
  shortLimitation:
    '身体受到伤害、出售质量不合格的商品未声明、延付或者拒付租金、寄存财物丢失或者损毁，原为一年；2017年10月1日民法总则施行时已经届满的，不再适用三年。',
  productLiability: '产品质量法规定为二年，民法典一般时效为三年，两者如何适用有不同意见，这里按较短的二年计算。',
  longestProductLiability: '尚未超过明示的安全使用期的除外。',
  insurance: '海上保险的被保险人请求保险赔偿，适用海商法的规定。',
  carriage: '海商法修订后自2026年5月1日起施行；对托运人、收货人的请求，自知道或者应当知道权利被侵害之日起算。',
  carriageRecourse:
    '自2026年5月1日起，原一年时效已经届满或者不足九十日的，才适用九十日；此前也可自收到起诉状副本之日起算。',
  charter: '2026年5月1日以前，航次租船合同依原海商法第二百五十七条，其他船舶租用合同依第二百五十九条，均为二年。',
  overdueReviewSuit:
    '复议期限：自受理之日起六十日，经批准可以延长不超过三十日；简易程序为三十日（行政复议法第六十二条）。复议前置的，行政复议法第三十四条同为十五日。',
  administrativeRetrial:
    '有新的证据、主要证据系伪造、据以作出裁判的文书被撤销或者变更、审判人员有贪污受贿等行为的，自知道或者应当知道之日起六个月。',
  administrativeEnforcement: '限于没有强制执行权的行政机关；申请前应当催告（行政强制法第五十四条）。',
  taxReview:
    '须先缴纳或者解缴税款及滞纳金，或者提供相应的担保，才能申请复议；对复议决定不服的，才能起诉。缴清之日另作起算日的规定没有收录，这里按较早的知道征税决定之日计算。对处罚、强制执行、税收保全不服的，不以缴税为前提。',
  stateCompensation:
    '被羁押等限制人身自由期间不计算在内；申请复议或者提起行政诉讼时一并提出的，适用各自的期限。国家赔偿法没有规定期间的计算，这里按民法典。',
  injury: '2017年10月1日以前为一年（民法通则第一百三十六条），当时已经届满的，不再适用三年。',
  revocation:
    '自行为发生之日起最长五年，以先届满的为准。不发生中止、中断和延长；行为发生在民法典施行以前的，适用当时的规定。',
  mistakeRevocation:
    '自行为发生之日起最长五年，以先届满的为准。不发生中止、中断和延长；行为发生在民法典施行以前的，适用当时的规定。',
  longestRevocation: '不知道撤销事由的，也不得超过这一期限。',
  creditorRevocation:
    '自债务人的行为发生之日起最长五年，以先届满的为准。不发生中止、中断和延长；行为发生在民法典施行以前的，适用当时的规定。',
  longestCreditorRevocation: '不知道撤销事由的，也不得超过这一期限。',
  dissolution: '法律另有规定、当事人另有约定的除外；经对方催告的，为合理期限。不发生中止、中断和延长。',
  companyResolution:
    '会议召集程序或者表决方式仅有轻微瑕疵，对决议没有实质影响的，不得撤销。决议无效、不成立的，不受此限。',
  uninformedResolution: '自决议作出之日起最长一年，以先届满的为准。',
  longestResolution: '未被通知的股东不知道决议的，也不得超过这一期限。',
  guarantee:
    '有约定的从约定；约定早于或者同时于主债务履行期限届满的，视为没有约定。不发生中止、中断和延长。民法典施行前成立的保证合同约定不明确的，可能为二年（时间效力规定第二十七条）。',
} as const satisfies Partial<Record<TermKey, string>>

/** Returns the reason why the end is not calculated, or `undefined` if the end can be calculated. */
export function termRefusalMessage(key: TermKey, day: string, calendar?: HolidayCalendar): string | undefined {
  const refusal = termRefusal(key, day, calendar)
  return refusal && (TERM_REFUSALS[refusal] as Partial<Record<TermKey, string>>)[key]
}

export const termNoteOf = (key: TermKey): string => (TERM_NOTES as Partial<Record<TermKey, string>>)[key] ?? ''

/**
 * Articles of repealed laws whose numbers could not be checked.
 * All other articles were checked in the texts of the laws, or in documents that quote them.
 */
const UNPROVEN: Partial<Record<TermLaw, number[]>> = {
  generalPrinciples: [136, 137, 154],
  civilOf2012: [82, 92, 267],
  civilOf2017: [92],
  formerAdministrativeInterpretation: [41, 97],
}

/** Returns a sentence about the unchecked articles in the list. The sentence is empty if there are none. */
export function uncheckedArticlesMessage(articles: Term['articles']): string {
  const unproven = articles.filter(({ law, article }) => (UNPROVEN[law] ?? []).indexOf(article) >= 0)
  const cited = unproven.map(
    ({ law, article }, at) =>
      `${unproven[at - 1]?.law === law ? '' : `《${LAW_TITLES[law]}》`}第${toChineseNumeral(article)}条`,
  )
  return cited.length ? `${cited.join('、')}的文本没有收录，条号未经核对。` : ''
}
