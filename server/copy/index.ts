/** All texts that the server shows to readers, by subject. */
import { errorTexts } from './errors'
import { mcpTexts } from './mcp'
import { personalDataTexts, privacyTexts } from './privacy'
import { removalTexts } from './removal'
import { reportTexts } from './report'
import { statementTexts } from './statements'

export const copy = {
  appName: 'Alpha 检索',

  /** A WeChat subscribe message: a phrase has at most five characters. */
  alerts: { message: '有{count}条新内容', phrase: '有新内容', unnamed: '已保存的检索' },

  paper: {
    summary: '摘要',
    keywords: '关键词',
    articles: '所论条文：',
    sample: '本文系检索系统的演示数据，作者与内容均为虚构。',
    shortened: '其余内容超出本文件的篇幅，未收入。',
  },

  errors: errorTexts,
  mcp: mcpTexts,

  suggestions: {
    laws: '法律法规',
    cited: '引用法条',
    citingDocuments: '检索引用该条的文书',
    noArticle: '没有{article}',
    fiscal: {
      LAWREGU: '财税法规',
      JUDGEMENT: '财税案例',
      PENALTY: '行政处罚',
      DYNAMIC: '财税动态',
      QA: '财税问答',
    },
    incentives: '税收优惠',
  },

  consent: {
    agree: '我已阅读并同意',
    link: '《个人信息处理规则》',
    terms: '《用户协议》',
    and: '和',
    missing: '请阅读并勾选同意后再继续',
  },

  privacy: privacyTexts,
  personalData: personalDataTexts,
  removal: removalTexts,
  statements: statementTexts,
  archive: '我的数据',

  login: {
    title: '登录',
    intro: '登录后使用高级检索、二级筛选与可视化',
    name: '账号',
    password: '密码',
    show: '显示密码',
    submit: '登录',
    wrong: '账号或密码不正确',
    empty: '请输入账号和密码',
    locked: '密码输错次数过多，请在{minutes}分钟后再试',
    stale: '页面已失效，请重新输入密码后登录。如果反复出现，请允许浏览器保存 Cookie',
    demo: '演示账号',
    demoNote: '可使用以下演示账号体验',
  },

  trial: {
    title: '申请试用',
    intro: '留下联系方式，工作人员会尽快与您联系',
    name: '姓名',
    phone: '手机号码',
    firm: '律所或单位',
    submit: '提交申请',
    stale: '页面已失效，请再次提交。如果反复出现，请允许浏览器保存 Cookie',
    privacy: '您的信息仅用于联系您开通试用，最长保留{days}天',
    doneTitle: '申请已提交',
    done: '我们已收到您的申请，工作人员会尽快与您联系',
  },

  citationCheck: {
    title: '引用核验报告',
    facts: { brief: '文书', time: '核验时间', platform: '核验平台', result: '核验结果', unchecked: '未核验' },
    time: '{day} {clock}（北京时间）',
    result: '共核验{all}处引用：{counts}',
    counted: '{name}{count}处',
    heading: '{name}（{count}处）',
    line: '{at}. {words}',
    place: '所在位置：{place}',
    original: '原文：{text}',
    quoted: '引文：{text}',
    differs: '引号中的文字与原文不同',
    unread: '未能识别的引用（{count}处）',
    pagesWithoutText: '第{pages}页没有可以读取的文字（可能是图片）',
    cut: '前{all}处之后的引用（引用过多）',
    unreadNote: '以下文字像是引用，但未能识别所引的文件或者条文，没有核验，请自行核对。',
    note: '本报告按核验平台收录的文本作出，“本库未收录”和“未找到”只说明平台中没有，不说明不存在。',
  },

  report: reportTexts,

  api: {
    title: '服务接口',
    intro: '各服务的地址、参数和应答，程序可读的版本在',
    places: { query: '地址参数', path: '路径', header: '请求头', cookie: 'Cookie' },
    required: '必填',
    body: '请求体',
    answer: '应答',
  },
  back: '返回',
  notice: { title: '无法继续', home: '返回首页' },
  wechatUser: '微信用户',
  providers: { wechat: '微信' },
  /** The names of devices and apps in the list of an account's sessions. */
  device: { weapp: '微信小程序', wechat: '微信', tablet: '安卓平板', android: '安卓手机', harmony: '鸿蒙设备' },
} as const

export type ErrorId = keyof typeof copy.errors

/** Fills the placeholders of a sentence: `{name}`. */
export const fillPlaceholders = (sentence: string, values: Record<string, string | number>) =>
  sentence.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
