/** Every sentence a reader sees. No logic; `{name}` marks a place to fill. */
export const copy = {
  appName: 'Alpha 检索',
  error: {
    server: '服务器错误请稍后重试',
    network: '网络异常，请稍后重试',
    expired: '登录已过期，请重新登录',
    forbidden: '抱歉，您暂无权限访问该页面，如有疑问，请联系管理员。',
    notFound: '没有找到您要的内容，它可能已被移走',
    rejected: '请求没有成功，请检查后重试',
    throttled: '操作过于频繁，请稍后再试',
  },
  action: {
    retry: '重试',
    back: '返回',
    home: '返回首页',
    login: '登录',
    logout: '退出登录',
    loginToView: '登录后查看',
    trial: '申请试用',
    close: '关闭',
    cancel: '取消',
    confirm: '确定',
    reset: '重置',
    openAgain: '重新打开',
  },
  loading: '加载中...',
  noMore: '没有更多了',
  noData: '暂无数据',
  notFoundPage: '没有找到这个页面，它可能已被移走，或者链接不完整',
  noLogin: '请先登录后再访问',
  landing: { opening: '正在进入', signInAgain: '重新登录' },
  gate: {
    needsLogin: '这份文书需要登录，或者从分享链接进入',
    keyExpired: '分享链接已失效，请向分享者索取新的链接',
    opening: '正在打开',
  },
  video: { unsupported: '微信内不支持视频链接跳转，请在APP或网页中查看' },
  link: { copied: '链接已复制，请在浏览器中打开', unsupported: '暂时无法打开这个链接' },
  pdf: { opening: '正在打开文件', failed: '文件没有打开，请稍后重试', opened: '文件已打开' },
  login: {
    failed: '登录没有成功，请稍后重试',
    done: '登录成功',
    leaving: '正在前往登录',
    signedOut: '已退出登录',
    guest: '未登录',
    guestHint: '登录后使用全部功能',
    member: '已登录',
    office: '机构用户',
    trial: '试用中',
    account: '账号',
  },
  promo: {
    lead: '提效',
    figure: '50',
    unit: '%',
    sub: '登录后使用全部检索功能',
    points: [
      { title: '高级检索与二级筛选', sub: '十四个维度自由组合' },
      { title: '页内查找与目录', sub: '长文书里一步到位' },
      { title: '可视化图表下载', sub: '直接放进检索报告' },
    ],
  },
  ui: { removeCondition: '移除条件' },
  home: {
    intro: '案例、法规、司法观点、类案与财税，一处检索',
  },
} as const

/** Fills the places of a sentence: `fill('该条件不能超过{maxCount}个', { maxCount: 3 })`. */
export function fill(sentence: string, values: Record<string, string | number>) {
  return sentence.replace(/\{(\w+)\}/g, (whole, name: string) => (name in values ? String(values[name]) : whole))
}
