/** Every sentence that a user may read from the server. No logic. */
import { ownData, privacy } from './copy-privacy'

export const copy = {
  appName: 'Alpha 检索',

  paper: {
    summary: '摘要',
    keywords: '关键词',
    articles: '所论条文：',
    sample: '本文系检索系统的演示数据，作者与内容均为虚构。',
  },

  refused: {
    invalid_request: '请求的内容有误，请检查后重试',
    body_too_large: '提交的内容过长，请删减后重试',
    unsupported_type: '不支持的内容格式',
    not_found: '没有找到您要的内容，它可能已被移走',
    throttled: '操作过于频繁，请稍后再试',
    server_error: '服务器错误请稍后重试',
    busy: '当前检索人数较多，请稍后再试',
    search_unavailable: '检索服务暂不可用，请稍后再试',
    page_missing: '页面还没有准备好，请稍后重试',

    login_required: '请先登录后再访问',
    session_expired: '登录已过期，请重新登录',
    account_disabled: '该账号已停用，请联系管理员',
    trial_over: '您的试用已经结束，请联系工作人员开通',

    state_unknown: '这次登录不是从本页面发起的，请重新登录',
    state_used: '这次登录已经完成，请勿重复提交，如未登录请重新登录',
    state_expired: '登录等待时间过长，请重新登录',
    code_unknown: '登录凭证无效，请重新登录',
    code_used: '登录凭证已被使用，请重新登录',
    code_expired: '登录凭证已过期，请重新登录',
    weapp_login_off: '当前服务尚未开通小程序登录',
    provider_refused: '微信拒绝了这次登录，请稍后重试',
    provider_failed: '微信登录服务暂时不可用，请稍后重试',

    share_incomplete: '分享链接不完整，请复制完整的链接后再打开',
    share_unknown: '分享链接无效，请向分享者索取新的链接',
    share_expired: '分享链接已过期，请向分享者索取新的链接',
    share_wrong_method: '这个分享链接不能打开该内容',
    share_quota: '您创建的分享链接过多，请在旧链接到期后再试',

    password_none: '该账号的密码不能在这里修改',
    password_unfit: '新密码须有12至256个字符',
    password_same: '新密码不能与原密码相同',
    password_wrong: '原密码不正确',
    password_locked: '密码输错次数过多，请稍后再试',

    demo_account: '演示账号不能注销',

    redirect_refused: '登录后要返回的地址不受信任，登录已停止',
    authorize_refused: '登录请求不完整，请返回后重新登录',

    unknown_dimension: '检索条件中有不支持的维度，请调整后重试',
    too_many_conditions: '抱歉，您选择的筛选条件过多，最多200个、共5000个字符',
    too_many_gap_words: '同一间隔条件最多20个词，请删减后重试',
    too_hard: '该间隔条件匹配范围过大，请减少词语或缩小间隔后重试',
    unknown_order: '不支持的排序方式，请重新选择',
    unknown_field: '不支持的统计维度，请重新选择',
    page_out_of_range: '页码或每页条数超出范围，请调整后重试',
    second_level_members: '二级维度筛选仅限登录的Alpha用户使用！',
    login_to_choose: '请登录后再选择',
    permission_denied: '抱歉，您暂无权限访问该页面，如有疑问，请联系管理员。',
    document_not_public: '本案例不公开，不能下载',
    article_unknown: '没有找到该法条',
    report_incomplete: '请填写待决案件争议焦点和检索主体',
    report_case_missing: '所选案例中有的已被移走，请返回列表重新选择',
    report_picture_broken: '统计图片有误，请去掉统计图片后重试',
    report_gone: '报告文件已经过期，请重新生成',
  },

  suggestions: { laws: '法律法规', cited: '引用法条', noArticle: '没有{article}' },

  consent: {
    agree: '我已阅读并同意',
    link: '《个人信息处理规则》',
    missing: '请阅读并勾选同意后再继续',
  },

  privacy,
  ownData,

  login: {
    title: '登录',
    intro: '登录后使用高级检索、二级筛选与可视化',
    name: '账号',
    password: '密码',
    submit: '登录',
    wrong: '账号或密码不正确',
    empty: '请输入账号和密码',
    locked: '密码输错次数过多，请在{minutes}分钟后再试',
    stale: '页面已失效，请重新输入密码后登录。如果反复出现，请允许浏览器保存 Cookie',
    demo: '演示账号',
    demoNote: '本服务正以演示数据运行，可使用以下账号体验',
  },

  trial: {
    title: '申请试用',
    intro: '留下联系方式，工作人员会尽快与您联系',
    name: '姓名',
    phone: '手机号码',
    firm: '律所或单位',
    submit: '提交申请',
    wrongName: '请输入您的姓名',
    wrongPhone: '请输入正确的手机号码',
    wrongFirm: '请输入您的律所或单位名称',
    stale: '页面已失效，请再次提交。如果反复出现，请允许浏览器保存 Cookie',
    privacy: '您的信息仅用于联系您开通试用，最长保留{days}天',
    doneTitle: '申请已提交',
    done: '我们已收到您的申请，工作人员会尽快与您联系',
  },

  /** In the words of 法发〔2020〕24号, the Supreme People's Court's opinions on searching for similar cases. */
  report: {
    title: '类案检索报告',
    time: '{day} {clock}（北京时间）',
    platform: '{name}（案例库）',
    any: '（任一）',
    all: '未设检索条件，检索全部案例',
    facts: {
      searcher: '检索主体',
      time: '检索时间',
      platform: '检索平台',
      method: '检索方法',
      scope: '检索范围及条件',
      result: '检索结果',
      pendingCase: '待决案件',
    },
    methods: { keyword: '关键词检索', law: '法条关联案件检索', case: '案例关联检索' },
    result: '命中案例{total}件，从中选取类案{picked}件',
    headings: {
      question: '一、待决案件争议焦点',
      search: '二、检索情况',
      comparison: '三、类案对比',
      points: '四、类案裁判要点',
      statistics: '五、类案统计',
      use: '六、结果运用情况',
    },
    searched: '于{time}在{platform}以下列条件检索，命中案例{total}件，其中近三年（{from}以来）{recent}件：',
    condition: '{at}. {text}',
    ranksLead:
      '命中案例及选取类案按《最高人民法院关于统一法律适用加强类案检索的指导意见（试行）》第四条的顺位分布如下：',
    ranksHead: ['顺位', '类别', '命中', '其中近三年', '选取'],
    ranks: [
      '指导性案例',
      '最高人民法院公报案例及裁判的案件',
      '高级人民法院裁判的案件',
      '中级、基层及专门人民法院裁判的案件',
    ],
    effect: '注：平台收录的裁判文书是否已经生效，以人民法院公布的信息为准。',
    comparisonHead: [
      '序号',
      '类别',
      '案例名称',
      '审理法院',
      '案号',
      '裁判日期',
      '案由',
      '审级',
      '裁判结果（要旨）',
      '备注',
    ],
    rankShort: ['指导性案例', '最高人民法院', '高级人民法院', '其他人民法院'],
    notPublic: '本案例不公开：{reason}',
    unknown: '—',
    caseHeading: '{at}. {title}',
    caseLine: '{court}　{number}　{date}',
    points: '裁判要点：',
    opinion: '裁判理由摘录：',
    noOpinion: '本案例没有可以摘录的裁判理由。',
    cited: '引用法条：{laws}',
    /** Of an article that is cited, seen from the day of the judgment. */
    versions: {
      begun: '{day}起施行',
      posted: '{day}公布',
      undated: '施行日期不详',
      says: {
        then: '{version}',
        stated: '{version}',
        later: '未收录裁判时的版本，收录的是{version}的版本，内容和条文序号可能已变',
        announced: '裁判时已公布、尚未施行，{version}',
        ended: '裁判时已停止施行，{version}，{ended}停止施行',
        unsure: '{version}，裁判时是否施行不详',
        other: '裁判时施行的是{then}的版本，收录的是{version}的版本',
        lacking: '裁判时施行的版本（{then}）没有这一条，收录的是{version}的版本',
        undated: '裁判日期不详，收录的是{version}的版本',
        many: '{version}',
      },
    },
    common: '选取类案共同引用的法条',
    commonLine: '{law}：{count}件（案例{cases}）',
    caption: '图{at}　{caption}',
    source: '来源：{platform}，{day}检索',
    noStatistics: '本报告未附统计图。',
    basis: '指导性案例应当参照，其他类案可以作为作出裁判的参考（法发〔2020〕24号第九条）。',
    form: [
      '是否参照指导性案例：□ 参照　　□ 不参照　　□ 未检索到指导性案例',
      '是否参考其他类案：□ 参考　　□ 不参考',
      '理由：',
    ],
    signature: '检索主体：{searcher}',
    page: ['第 ', ' 页，共 ', ' 页'],
  },

  api: {
    title: '服务接口',
    intro: '各服务的地址、参数和应答，程序可读的版本在',
    places: { query: '地址参数', path: '路径', header: '请求头', cookie: 'Cookie' },
    required: '必填',
    body: '请求体',
    answer: '应答',
  },
  notice: { title: '无法继续', home: '返回首页' },
  wechatUser: '微信用户',
  providers: { wechat: '微信' },
  /** What somebody uses the app on, and in. */
  device: { weapp: '微信小程序', wechat: '微信', tablet: '安卓平板', android: '安卓手机', harmony: '鸿蒙设备' },
} as const

export type RefusalId = keyof typeof copy.refused

/** Fills the places of a sentence: `{name}`. */
export const fill = (sentence: string, values: Record<string, string | number>) =>
  sentence.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
