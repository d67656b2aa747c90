/**
 * The statement on personal data. People consent to a version of it. A change of its meaning, or of the meaning of the
 * user agreement, therefore needs a new version.
 */
export const privacyTexts = {
  title: '个人信息处理规则',
  version: '2026-11-26',
  versionLine: '版本：{version}',
  intro: '本页依照《中华人民共和国个人信息保护法》，说明{app}处理哪些个人信息、为了什么、保存多久，以及您有哪些权利。',
  who: '谁在处理',
  operator: '本服务由{name}运营，并对您的个人信息负责。',
  operatorUnknown: '本服务的部署者尚未在此署名，请向为您提供本服务的单位询问。',
  contact: '联系方式：{contact}',
  contactUnknown: '部署者尚未留下联系方式。',
  what: '处理哪些信息',
  purpose: '用途：',
  retention: '保存：',
  days: '{count}天',
  minutes: '{count}分钟',
  untilRemoved: '直至账号注销',
  /** The stored kinds of personal data, each with its purpose and retention. */
  items: {
    account: {
      title: '账号',
      what: '显示的名称、账号类别、所属机构与权限、试用到期日、您同意本规则的版本和时间',
      purpose: '让您登录并使用与账号相应的功能',
      retention: '直至账号注销',
    },
    password: {
      title: '登录名与密码',
      what: '登录名；密码只保存不可还原的散列值',
      purpose: '核对是您本人登录',
      retention: '直至账号注销',
    },
    wechat: {
      title: '微信身份',
      what: '微信提供的用户标识（openid、unionid）与昵称，以及您绑定的账号',
      purpose: '让您以微信登录',
      retention: '直至账号注销',
    },
    phone: {
      title: '手机号码',
      what: '管理员为账号登记的手机号码（加密保存）；您允许微信提供的手机号码只用于核对，不保存',
      purpose: '让您以微信的手机号码绑定已有账号',
      retention: '直至账号注销',
    },
    sessions: {
      title: '登录状态',
      what: '登录令牌的散列值、设备类型、登录时间和最近使用时间',
      purpose: '让您保持登录，并让您看到和结束自己的登录',
      retention: '最长{session}，{idle}不用即失效；退出登录时立即删除',
    },
    tokens: {
      title: '个人令牌',
      what: '您为助手程序新建的令牌的散列值、名称、新建时间和最近使用时间',
      purpose: '让您选用的助手程序以您的账号检索和阅读',
      retention: '{token}后失效；您可随时撤销，修改密码或者注销时立即删除',
    },
    attempts: {
      title: '登录保护',
      what: '账号与网络地址的散列值、密码输错的次数、曾经成功登录的标记',
      purpose: '防止他人猜测密码',
      retention: '最长{trust}',
    },
    states: {
      title: '登录过程',
      what: '一次性的登录凭证与设备随机编号的散列值',
      purpose: '防止登录被冒用',
      retention: '{state}内有效，此后一天内删除',
    },
    shares: {
      title: '分享链接',
      what: '您分享的检索条件、文档编号或者引用核验的结果（不含文书的内容）、创建时间、创建者账号（访客为网络地址的散列值）',
      purpose: '让收到链接的人打开您分享的内容',
      retention: '{share}后失效，再过{memory}删除；您可随时撤销',
    },
    desk: {
      title: '工作台',
      what: '您登录后收藏的文书（名称、编号等）、案件夹与备注、划线与笔记、订阅的检索条件、您要求以微信通知的订阅',
      purpose: '让您在自己的各台设备上继续使用',
      retention: '直至您删除，或账号注销',
    },
    reports: {
      title: '类案检索报告',
      what: '您生成的报告文件，含您填写的内容',
      purpose: '供您下载',
      retention: '{report}',
    },
    trial: {
      title: '试用申请',
      what: '姓名、手机号码（加密保存）、律所或单位、来源标记、您同意本规则的版本和时间',
      purpose: '联系您开通试用',
      retention: '{application}；可要求提前删除',
    },
    removal: {
      title: '隐名与撤下的申请',
      what: '申请人的姓名、与文书所涉人员的关系、联系方式、要隐去的姓名、理由（均加密保存），网络地址的散列值',
      purpose: '核实并处理申请，告知结果；已同意的，在以后的数据更新中继续隐名或者撤下',
      retention: '处理完毕后{removal}删除；已隐去的姓名和已撤下的文书编号保存至不再收录该文书',
    },
    log: {
      title: '服务日志',
      what: '网络地址、访问的页面（不含检索内容）、时间、登录与下载等事件及账号编号',
      purpose: '保障安全、排查故障',
      retention: '依照《中华人民共和国网络安全法》第二十三条至少六个月；{log}',
    },
    clicks: {
      title: '点击统计',
      what: '所点按钮的名称、所在页面（不含检索内容）、时间',
      purpose: '改进产品',
      retention: '由部署者管理，期限请向其询问',
    },
  },
  notKept: '您输入的检索内容只用于当次检索，不与您的账号一起保存；您分享、订阅或写入报告的除外。',
  device: '您的设备上',
  deviceText:
    '检索历史、阅读记录、读过和收藏的文书的正文、草稿、阅读设置、未登录时的收藏、登录令牌和一个随机编号只保存在您的设备上；退出登录时，检索历史、阅读记录、存下的正文、草稿、令牌和账号的收藏随即清除，尚未同步的收藏留待同一账号下次登录。',
  logDays: '本服务保存{count}天，期满删除',
  logUnknown: '期满后何时删除由部署者决定，请向其询问',
  published: '文书中的个人信息',
  publishedText:
    '收录的裁判文书、检察文书、处罚决定等来自已经合法公开的渠道，其中的个人信息在合理的范围内处理，本人明确拒绝的除外（《个人信息保护法》第二十七条）。文书写到您的，可以',
  publishedLink: '申请隐名或者撤下',
  place: '存储在哪里',
  placeSet: '您的个人信息存储在{place}。',
  placeUnknown: '部署者尚未说明服务器所在地，请向其询问。',
  processors: '委托处理',
  processorsSet: '受委托处理个人信息的有：{processors}。',
  processorsUnknown: '部署者尚未说明是否委托他人（如服务器的托管方）处理个人信息，请向其询问。',
  minors: '不满十四周岁的未成年人',
  minorsText:
    '本服务面向法律和税务专业人士，不以不满十四周岁的未成年人为用户。处理其个人信息须取得父母或者其他监护人的同意（《个人信息保护法》第三十一条）。监护人发现其使用本服务，或者文书写到其信息的，请通过上面的联系方式提出，核实后即予删除或者隐去；不同意的，书面告知并说明理由（《未成年人网络保护条例》第三十四条）。',
  complaints: '投诉与举报',
  complaintsText:
    '对个人信息的处理有异议的，可以通过上面的联系方式投诉，也可以依法向网信部门等履行个人信息保护职责的部门投诉、举报（《个人信息保护法》第六十五条）。行使权利的请求被拒绝的，可以依法向人民法院起诉（第五十条）。',
  others: '向谁提供',
  othersNone: '除法律另有规定外，不向他人提供您的个人信息。',
  othersWechat:
    '以微信登录时，由微信核对您的身份，微信的处理适用微信自己的规则；您要求以微信通知订阅的，向微信提供订阅的名称和新增的数量。除此之外，除法律另有规定外，不向他人提供您的个人信息。',
  rights: '您的权利',
  rightsText: '您可以查阅、复制、更正、删除您的个人信息，可以撤回同意；撤回不影响此前的处理。',
  rightsApp:
    '登录后，可在“账号与安全”中下载全部信息、清空工作台、注销账号。申请注销后立即不能再使用该账号，{grace}后删除账号和与之相关的全部信息；在此期间重新登录即可恢复。',
  rightsAccount: '有登录名和密码的，不打开应用也可办理：',
  rightsOther: '更正名称、提前删除申请等其他请求，请通过上面的联系方式提出。',
  rightsLink: '下载或删除我的数据',
} as const

export const personalDataTexts = {
  title: '我的数据',
  intro: '输入账号和密码，下载本服务保存的关于您的全部信息，或注销账号',
  act: '我要',
  download: '下载我的数据',
  remove: '注销账号，并删除我的全部信息',
  removeNote: '注销后{grace}内重新登录可以恢复账号，期满后收藏、笔记、分享链接和报告一并删除，不能恢复',
  submit: '继续',
  noAct: '请选择要做什么',
  doneTitle: '已申请注销',
  done: '您的账号已经退出所有设备。{grace}内重新登录可以恢复，期满后账号和与之相关的信息将全部删除',
} as const
