/** Texts of the calculators. */
import { copy } from '../copy'
import { labourCopy, labourTabs } from './calculator-labour'
import { lawTitles } from './calculator-laws'
import { taxCopy, taxTabs } from './calculator-tax'
import { termCopy } from './calculator-terms'

export { fill } from '../copy'

const otherTabs = { sentence: '刑期', ...labourTabs, ...taxTabs }

export const calculatorsCopy = {
  ...copy,
  calculators: {
    kinds: '计算工具',
    groups: { litigation: '诉讼', labour: '劳动', tax: '税费' },
    group: '类别',
    pickDay: '选择日期',
    tabs: { court: '诉讼费', term: '期限', interest: '利息', lpr: 'LPR利息', late: '迟延履行', ...otherTabs },
    inputs: '计算条件',
    result: '计算结果',
    steps: '计算过程',
    basis: '依据',
    copy: '复制结果',
    remind: '提醒',
    curve: '利息曲线',
    reminders: {
      added: '已加入日历，届满前一日提醒',
      saved: '已生成日历文件，打开后加入日历',
      failed: '未能加入日历，请检查日历权限',
      refusedPrivacy: '同意隐私保护指引后才能加入日历',
    },
    copied: { line: '{name}：{sum}', rests: '依据：{laws}', and: '、' },
    yuan: '{sum}元',
    range: '{least}元至{most}元',
    amount: { hint: '如 120000 或 12万', problem: '请输入金额，如 120000、1,200.50 或 12万，不超过一万亿元' },
    rate: { label: '年利率（%）', hint: '如 3.45', problem: '请输入 0 至 100 之间的年利率，最多四位小数' },
    multiple: { hint: '如 1.4', problem: '请输入大于 0、不超过 10 的倍数，最多四位小数' },
    count: { hint: '如 8', problem: '请输入 0 至 3000 之间的数，最多两位小数' },
    days: { from: '选择日期', to: '选择日期', problem: '后一个日期应当晚于前一个' },
    empty: '填写后显示结果与计算过程',

    court: {
      matter: '案件类型',
      matters: {
        property: { short: '财产案件', whole: '财产案件' },
        divorce: { short: '离婚案件', whole: '离婚案件' },
        personality: { short: '人格权', whole: '人格权案件' },
        otherPersonal: { short: '其他非财产', whole: '其他非财产案件' },
        intellectual: { short: '知识产权', whole: '知识产权民事案件' },
        labour: { short: '劳动争议', whole: '劳动争议案件' },
        trademark: { short: '商标等行政', whole: '商标、专利、海事行政案件' },
        administrative: { short: '其他行政', whole: '其他行政案件' },
        jurisdiction: { short: '管辖权异议', whole: '管辖权异议' },
        execution: { short: '申请执行', whole: '申请执行' },
        preservation: { short: '申请保全', whole: '申请保全措施' },
        paymentOrder: { short: '支付令', whole: '申请支付令' },
        publicNotice: { short: '公示催告', whole: '申请公示催告' },
        arbitration: { short: '仲裁审查', whole: '申请撤销仲裁裁决或者认定仲裁协议效力' },
        bankruptcy: { short: '申请破产', whole: '申请破产' },
      },
      amounts: {
        needed: '标的额（元）',
        optional: '标的额（元，没有可不填）',
      },
      halving: '减半交纳',
      halvings: { none: '不减半', simplified: '简易程序', settled: '调解或撤诉', joined: '合并审理' },
      /** The names of the fees, by the number of the article that sets them. */
      fee: { 13: '案件受理费', 14: '申请费' },
      feeOf: '{fee}（{matter}）',
      each: '每件',
      part: '{from}元至{to}元的部分 × {share}%',
      fixedPart: '不超过{to}元的部分',
      divided: { 2: '按财产案件标准减半', 3: '按财产案件标准的三分之一' },
      capped: '最高不超过',
      halved: '减半',
      setByProvince: '幅度内的具体标准由省、自治区、直辖市人民政府制定。',
      /** What the fee of a single matter rests on. */
      notes: { jurisdiction: '异议不成立的，才交纳。' },
      note: '以人民法院的决定为准。',
    },

    interest: {
      amount: '本金（元）',
      from: '起算日',
      to: '截止日',
      year: '计息天数（年）',
      years: { 365: '365天', 360: '360天' },
      sum: '利息',
      formula: '{amount}元 × {rate}% ÷ {year} × {days}天',
      note: '单利，不计复利。民间借贷约定的利率超过合同成立时一年期贷款市场报价利率四倍的部分，人民法院不予支持。',
    },
    late: {
      amount: '尚未清偿的金钱债务（元，不含一般债务利息）',
      from: '履行期间届满日',
      to: '履行完毕日',
      sum: '加倍部分债务利息',
      formula: '{amount}元 × 日万分之一点七五 × {days}天',
      note: '不含生效法律文书确定的一般债务利息；分次履行的，请分次计算。',
      formerSum: '迟延履行期间的债务利息',
      former: '{first}至{last}，{days}天，基准利率{rate}% × 2 ÷ {year}',
      current: '2014-08-01起，日万分之一点七五 × {days}天',
      formerNote:
        '2014年8月1日以前的期间按当时的规定（债务 × 同期贷款基准利率 × 2），取六个月至一年期的基准利率，各段四舍五入到分；该部分已是迟延履行期间的全部利息。迟延履行超过一年的，当时另有一年以上各档利率，请核对。',
      early: '基准利率表自{day}起，届满日不能更早',
    },
    tax: {
      early: '2001年5月1日修订的征管法施行以前，滞纳金为日千分之二，不作计算',
      amount: '滞纳的税款（元）',
      from: '税款缴纳期限届满日',
      to: '实际缴纳日',
      sum: '滞纳金',
      formula: '{amount}元 × 日万分之五 × {days}天',
      due: '{day}{rest}，缴纳期限顺延至{due}',
      inTime: '在顺延后的期限内缴纳，不加收滞纳金',
      exceeds: '滞纳金已超过税款{amount}元',
      exceedsNote:
        '行政强制法第四十五条第二款：滞纳金的数额不得超出金钱给付义务的数额。该款是否适用于税收滞纳金，税务机关与人民法院的意见并不一致；按该款计算的，以{amount}元为限。',
      holidaysUnknown: '{day}一年的放假安排不在收录范围内，缴纳期限是否顺延请核对。',
      note: '自缴纳期限届满次日起，至实际缴纳之日止。期限内有连续三日以上法定休假日的，按休假日天数顺延（实施细则第一百零九条），请填写顺延后的届满日。因税务机关的责任未缴或者少缴税款的，不得加收滞纳金；因计算错误等失误的，追征期为三年，累计十万元以上的为五年；偷税、抗税、骗税的不受此限（征管法第五十二条、实施细则第八十二条）。',
    },
    lpr: {
      amount: '本金（元）',
      from: '起算日',
      to: '截止日',
      loan: '利率期限',
      loans: { oneYear: '一年期', fiveYears: '五年期以上' },
      multiple: '利率倍数',
      times: '{multiple}倍',
      otherMultiple: '其他倍数',
      rateChange: '利率调整方式',
      rateChanges: { floats: '分段计算', fixed: '按起算日利率' },
      kinds: { lpr: 'LPR ', benchmark: '基准利率', set: '年利率' },
      sum: '利息',
      debt: '本金{amount}元',
      section: '{first}至{last}，{days}天，{kind}{rate}%{times} ÷ {year}',
      timesStep: ' × {multiple}倍',
      contract: '合同成立之日',
      filing: '起诉之日',
      filingProblem: '起诉之日不能早于合同成立之日',
      limitName: '受保护的利息上限',
      ratesUntil: '利率表核对至{checked}，最近一次变动为{day}。',
      early: '利率表自{day}起，起算日不能更早',
      ratesOutdated:
        '利率表核对至{checked}，最近一次变动为{day}；{checked}以后的期间按最后一期利率计算，请核对此后公布的利率。',
      limitNote:
        '这是人民法院支持的上限，约定利率低于上限的，按约定利率计算。上限取合同成立时一年期贷款市场报价利率的四倍，不随此后的报价变动；逾期利息、违约金和其他费用合计也以此为限。单利，四舍五入到分。',
      formerLimitNote:
        '这是人民法院支持的上限，约定利率低于上限的，按约定利率计算。合同成立于2020年8月20日之前的：到2020年8月19日为止，当事人请求的，按当时的司法解释（2015年9月1日起年利率24%，此前为银行同类贷款利率的四倍，取六个月至一年期的基准利率；是否以2015年9月1日分段，有不同意见）；自2020年8月20日起，按起诉时一年期贷款市场报价利率的四倍。2020年8月20日以前起诉的，按起诉时施行的规定。',
      reclaimNote: '已经支付的利息，超过年利率36%的部分可以请求返还；24%至36%之间已经支付的，不予返还。',
      aboveLimitNote:
        '民间借贷超过合同成立时一年期贷款市场报价利率四倍的部分，人民法院不予支持（民间借贷规定第二十五条）；金融机构发放贷款不适用该规定。',
      latePaymentNote:
        '买卖合同的逾期付款损失，按违约行为发生时的一年期贷款市场报价利率加计30%至50%（买卖合同解释第十八条），即“按起算日利率”；实践中也有分段计算的。',
      benchmarkNote:
        '2019年8月20日以前按中国人民银行同期贷款基准利率；“一年期”取六个月至一年期，当时一年至三年、三年至五年另有利率，请核对。',
      note: '单利，各段四舍五入到分。',
    },
    sentence: {
      punishment: '刑种',
      punishments: { imprisonment: '有期徒刑', detention: '拘役', control: '管制' },
      from: '判决执行之日',
      years: '刑期（年，可不填）',
      months: '刑期（月，可不填）',
      custody: '先行羁押（日，可不填）',
      ends: '{punishment}刑期届满日',
      term: '自{from}起{length}',
      lengths: { years: '{years}年', months: '{months}个月' },
      credit: '先行羁押{custody}日，折抵{credited}日',
      served: '羁押日数已经折抵全部刑期',
      limits: {
        imprisonment:
          '有期徒刑为六个月以上十五年以下，数罪并罚、死缓减为有期徒刑的最高二十五年（刑法第四十五条、第五十条、第六十九条）',
        detention: '拘役为一个月以上六个月以下，数罪并罚最高一年（刑法第四十二条、第六十九条）',
        control: '管制为三个月以上二年以下，数罪并罚最高三年（刑法第三十八条、第六十九条）',
      },
      severalNotes: {
        imprisonment: '超过十五年的，限于数罪并罚和死缓减为有期徒刑（刑法第五十条、第六十九条）。',
        detention: '超过六个月的，限于数罪并罚（刑法第六十九条）。',
        control: '超过二年的，限于数罪并罚（刑法第六十九条）。',
      },
      note: '刑期从判决执行之日起计算，执行之日计入，年、月届满于对应日的前一日。未计减刑、假释，指定居所监视居住的折抵另有规定。',
    },
    term: termCopy,
    daysStep: '{from}的次日至{to}，共{days}天',
    daysWithFirst: '{from}（含当日）至{to}，共{days}天',
    first: { label: '起算日当日', choices: { out: '不计入', counts: '计入' } },
    checkedTo: '{table}核对至{day}。',
    ...labourCopy,
    ...taxCopy,
    laws: lawTitles,
  },
} as const
