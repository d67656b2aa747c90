/** Every sentence that a user may read from the server. No logic. */
export const copy = {
  appName: 'Alpha 检索',

  refused: {
    invalid_request: '请求的内容有误，请检查后重试',
    body_too_large: '提交的内容过长，请删减后重试',
    unsupported_type: '不支持的内容格式',
    not_found: '没有找到您要的内容，它可能已被移走',
    throttled: '操作过于频繁，请稍后再试',
    server_error: '服务器错误请稍后重试',
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

    share_unknown: '分享链接无效，请向分享者索取新的链接',
    share_expired: '分享链接已过期，请向分享者索取新的链接',
    share_wrong_method: '这个分享链接不能打开该内容',

    redirect_refused: '登录后要返回的地址不受信任，登录已停止',
    authorize_refused: '登录请求不完整，请返回后重新登录',

    unknown_dimension: '检索条件中有不支持的维度，请调整后重试',
    too_many_conditions: '抱歉，您选择的筛选条件过多',
    unknown_order: '不支持的排序方式，请重新选择',
    unknown_field: '不支持的统计维度，请重新选择',
    page_out_of_range: '页码或每页条数超出范围，请调整后重试',
    second_level_members: '二级维度筛选仅限登录的Alpha用户使用！',
    login_to_choose: '请登录后再选择',
    permission_denied: '抱歉，您暂无权限访问该页面，如有疑问，请联系管理员。',
    document_not_public: '本案例不公开，不能下载',
    article_unknown: '没有找到该法条',
  },

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
    privacy: '您的信息仅用于联系您开通试用',
    doneTitle: '申请已提交',
    done: '我们已收到您的申请，工作人员会尽快与您联系',
  },

  notice: { title: '无法继续', home: '返回首页' },
  wechatUser: '微信用户',
} as const

export type RefusalId = keyof typeof copy.refused

/** Fills the places of a sentence: `{name}`. */
export const fill = (sentence: string, values: Record<string, string | number>) =>
  sentence.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
