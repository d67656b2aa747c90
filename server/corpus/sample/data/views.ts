/** Templates for judicial views, articles and rules of similar cases. Topics provide the words for them. */
export const JUDICIAL_VIEW_ASPECTS = [
  '举证责任的分配',
  '裁判标准',
  '考量因素',
  '例外情形',
  '程序处理',
  '利益衡量',
  '规范适用',
  '类型区分',
  '效力边界',
  '实务操作',
]

export const VIEW_VOLUMES = ['民事审判卷', '商事审判卷', '知识产权审判卷', '行政审判卷', '刑事审判卷', '执行与赔偿卷']

/** Words for the parties in texts that do not describe a particular case. */
export const GENERAL_PARTIES = {
  原告: '一方当事人',
  被告: '对方当事人',
  劳动者: '劳动者',
  单位: '用人单位',
  被: '行为人',
  欠款: '约定数额',
  总价: '合同总价',
  已付: '部分款项',
  案发日: '某日',
  签约日: '合同订立之日',
  到期日: '履行期限届满之日',
  率: '千分之一',
  条: '有关条款',
  地: '合同履行地',
}

/** Words for the parties in texts that describe an example. */
export const EXAMPLE_PARTIES = {
  原告: '甲公司',
  被告: '乙公司',
  劳动者: '丙某',
  单位: '甲公司',
  被: '丁某',
  欠款: '86万元',
  总价: '320万元',
  已付: '234万元',
  案发日: '某年3月',
  签约日: '某年3月',
  到期日: '同年11月',
  率: '千分之一',
  条: '第八条',
  地: '合同履行地',
}

export const VIEW_TEMPLATES = {
  question: [
    '实践中，对于{问}存在不同认识。一种意见认为应当从严掌握，另一种意见认为应当结合个案情节。',
    '{问}在审判实践中争议较大，各地裁判尺度不尽一致，有必要予以明确。',
    '近年来涉及{问}的案件数量有所增加，说理不充分的问题较为突出。',
  ],
  opinion: ['我们倾向认为，{规则}', '审判中应当把握的基本立场是：{规则}', '经讨论，多数意见认为：{规则}'],
  points: [
    '适用时应当注意三点：一是区分事实认定与法律评价；二是充分听取双方意见；三是在裁判文书中释明{角度}。',
    '在{角度}方面，应当避免机械套用条文，注意与既有裁判保持一致。',
    '对{角度}的审查，可以从主体、行为、结果三个层次展开，并结合交易背景综合判断。',
  ],
}

export const PRACTICE_ARTICLE_TEMPLATES = {
  lead: [
    '{问}是律师经常遇到的问题。本文结合近年裁判，梳理{角度}，并给出操作建议。',
    '客户常问：{问}该怎么准备？本文从{角度}切入，整理了一份清单。',
    '本文以检索到的裁判文书为样本，观察法院对{问}的态度，重点讨论{角度}。',
  ],
  body: [
    '从样本看，支持率与证据的完整程度关系密切：提交书面确认材料的案件，主张被采纳的比例明显更高。',
    '需要提醒的是，仅凭单方陈述或者自行制作的表格，很难达到证明标准。',
    '在谈判阶段就写清楚触发条件、计算方式和通知方式，往往比事后争论更有效。',
    '法院说理的重心通常落在{角度}上，代理意见应当对此逐项回应。',
  ],
  advice: [
    '建议一：签约时固定关键事实；建议二：履行中及时发出书面通知；建议三：诉前完成证据保全。',
    '企业可以把上述要点写入合同审查清单，并每年更新一次。',
    '对争议较大的情形，可以考虑先行调解，以降低不确定性。',
  ],
}

export const TITLE_TEMPLATES = [
  '{问}：{角度}',
  '再论{问}——以{角度}为中心',
  '从裁判看{问}的{角度}',
  '{问}实务指引：{角度}篇',
  '一文读懂{问}（{角度}）',
  '{问}中的{角度}与风险防范',
]

/** Partner institutions: the name of each, and its slogan. */
export const PARTNER_INSTITUTIONS: ReadonlyArray<readonly [name: string, slogan: string]> = [
  ['砚衡法评', '把复杂的规则讲明白'],
  ['澄正律师说', '一线律师的办案手记'],
  ['禾信税务观察', '看懂每一份税务文书'],
  ['梧桐谷商事', '交易结构与争议解决'],
  ['青屏建工', '工程人的法律口袋书'],
  ['云律劳动用工', '用工合规每周一课'],
  ['汀洲知产', '守住创新的边界'],
  ['栖理家事', '家事无小事'],
  ['霁明金融合规', '穿透条款看风险'],
  ['松正刑辩', '证据里的真相'],
  ['岑法公司治理', '股东之间的那些事'],
]

/** Rule books: the name of each, and the group of topics or crimes that it covers. */
export const RULE_BOOKS: ReadonlyArray<readonly [name: string, group: string]> = [
  ['买卖合同纠纷', 'sale'],
  ['建设工程施工合同纠纷', 'construction'],
  ['房屋租赁合同纠纷', 'lease'],
  ['民间借贷纠纷', 'loan'],
  ['金融借款合同纠纷', 'loan'],
  ['服务合同纠纷', 'service'],
  ['物业服务合同纠纷', 'service'],
  ['保险合同纠纷', 'insurance'],
  ['海上货物运输合同纠纷', 'maritime'],
  ['委托合同纠纷', 'service'],
  ['劳动合同纠纷', 'labour'],
  ['竞业限制纠纷', 'labour'],
  ['工伤保险待遇纠纷', 'injuryAtWork'],
  ['股权转让纠纷', 'company'],
  ['股东知情权纠纷', 'company'],
  ['机动车交通事故责任纠纷', 'tort'],
  ['医疗损害责任纠纷', 'tort'],
  ['产品责任纠纷', 'tort'],
  ['婚姻家庭纠纷', 'family'],
  ['继承纠纷', 'family'],
  ['物权保护纠纷', 'property'],
  ['商标权纠纷', 'ip'],
  ['著作权纠纷', 'ip'],
  ['专利权纠纷', 'ip'],
  ['名誉权纠纷', 'personality'],
  ['个人信息保护纠纷', 'personality'],
  ['税务行政争议', 'tax'],
  ['行政处罚', 'licence'],
  ['政府信息公开', 'disclosure'],
  ['房屋征收补偿', 'expropriation'],
  ['诈骗类犯罪', 'fraud'],
  ['涉税犯罪', 'invoices'],
  ['集资类犯罪', 'deposits'],
  ['职务侵占与挪用', 'office'],
  ['网络犯罪', 'network'],
]
