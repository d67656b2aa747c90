/** Texts of 申请隐名、撤下, the request to mask a name in a document or to remove the document. */
import { consentCopy } from './consent'

export { fill } from '../copy'

export const removalCopy = {
  ...consentCopy,
  removal: {
    intro:
      '文书中写到您的，可以申请隐去您的姓名，或者撤下该文书（《个人信息保护法》第二十七条、第四十七条）。运营者核实后处理；不同意的，说明理由。',
    decides: '由{operator}处理，联系方式：{contact}。',
    document: '文书：{title}',
    tabs: { request: '提交申请', state: '查询结果' },
    tabsLabel: '申请与查询',
    kind: '我要',
    kinds: { mask: '隐去姓名', withdraw: '撤下文书' },
    fields: {
      name: '文书中的姓名',
      applicant: '申请人姓名',
      relation: '与该人的关系（本人、监护人、近亲属、代理人等）',
      contact: '联系方式（用于核实和告知结果）',
      reason: '理由',
    },
    problems: {
      name: '请输入文书中的姓名，至少两个字',
      applicant: '请输入申请人的姓名',
      relation: '请输入与该人的关系',
      contact: '请输入联系方式',
      reason: '请说明理由，最多1000字',
    },
    submit: '提交申请',
    note: '请勿填写身份证号码。填写的内容加密保存，只用于核实和处理本申请。',
    received: '申请已提交。请记下受理编号，凭编号查询结果，编号不能找回。',
    receipt: '受理编号',
    copyReceipt: '复制编号',
    ask: '查询',
    receiptMissing: '请输入受理编号',
    states: {
      open: '正在处理',
      masked: '已同意，姓名已经隐去',
      withdrawn: '已同意，文书已经撤下',
      refused: '未同意',
    },
    madeAt: '提交时间：{day}',
    decidedAt: '处理时间：{day}',
    answer: '说明：{answer}',
    remedy: '对处理结果有异议的，可以联系运营者，也可以依法投诉、举报或者向人民法院起诉。',
  },
} as const
