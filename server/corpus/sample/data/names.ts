/** Parts of the names of invented persons and companies. */
const words = (text: string) => text.split(' ')

export const SURNAMES = words(
  '顾 宁 贺 岑 柏 陆 沈 苏 程 韩 唐 冯 于 董 萧 邓 曹 彭 曾 田 潘 袁 蔡 蒋 余 杜 叶 魏 任 姜 范 方 石 姚 谭 廖 邹 熊 金 郝 孔 白 崔 康 毛 邱 秦 江 史 侯 邵 孟 龙 万 段 雷 钱 汤 尹 易 常 武 乔 赖 龚 文',
)

export const GIVEN_NAMES = words(
  '砚秋 澄舟 屿宁 禾川 云麓 青屏 汀白 望溪 怀砚 晴岚 栖原 见深 知遥 疏桐 松屿 听澜 以宁 若谷 既明 令仪 思衡 元朗 景行 予安 允执 慎之 维桢 清越 砺之 南乔 北辰 西岭 东篱 昭衡 明澈 长庚',
)

export const COMPANY_PREFIXES = words(
  '砚岭 澄屿 禾屿 梧川 青屏 云麓 汀禾 栖原 晴川砚 松汀 望屿 溪砚 岚禾 砚泽 澄麓 柏屿 汀兰谷 霁川 砚海 禾麓 云汀 青砚 屿安 澄禾 麓川 岑泽 霁禾 溪麓 望砚 松麓 砚舟 澄汀 岚屿 梧屿 禾砚 霁麓 云砚 青汀 柏川砚 溪屿',
)

export const COMPANY_TRADES: ReadonlyArray<readonly [trade: string, words: string[]]> = [
  ['制造业', words('精工 机械 新材料 电子科技 纺织 装备制造')],
  ['建筑业', words('建设集团 建筑工程 装饰工程 市政工程')],
  ['批发和零售业', words('商贸 供应链管理 贸易 电子商务')],
  ['房地产业', words('置业 房地产开发 物业服务')],
  ['租赁和商务服务业', words('企业管理 人力资源 咨询 融资租赁')],
  ['金融业', words('小额贷款 融资担保 资产管理 保险经纪')],
  ['信息传输、软件和信息技术服务业', words('网络科技 软件 数据服务 信息技术')],
  ['交通运输、仓储和邮政业', words('物流 运输 仓储')],
  ['住宿和餐饮业', words('餐饮管理 酒店管理')],
  ['文化、体育和娱乐业', words('文旅发展 文化传媒')],
  ['科学研究和技术服务业', words('检测技术 工程设计')],
  ['农、林、牧、渔业', words('农业发展 生态农业')],
]

/** A frequent form stands several times, so that a random choice takes it more often. */
export const WEIGHTED_COMPANY_FORMS = words('有限公司 有限公司 有限公司 有限公司 股份有限公司 有限责任公司')

export const FIRM_NAMES = words('砚衡 澄正 禾信 梧桐谷 青屏 云律 汀洲 栖理 霁明 松正 望诚 岑法')
