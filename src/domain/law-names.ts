/** How laws are called: short, with their version, in the short forms of the profession. */

const COUNTRY = '中华人民共和国'

/** Common short forms that no shortening of the full title gives. */
const ALIASES: Record<string, string> = {
  民诉法: '民事诉讼法',
  刑诉法: '刑事诉讼法',
  行诉法: '行政诉讼法',
  消法: '消费者权益保护法',
  消保法: '消费者权益保护法',
  征管法: '税收征收管理法',
  税收征管法: '税收征收管理法',
  反法: '反不正当竞争法',
  破产法: '企业破产法',
  仲裁调解法: '劳动争议调解仲裁法',
  道交法: '道路交通安全法',
  治安处罚法: '治安管理处罚法',
  个税法: '个人所得税法',
  企税法: '企业所得税法',
  个保法: '个人信息保护法',
  数安法: '数据安全法',
  网安法: '网络安全法',
  民诉法解释: '最高人民法院关于适用中华人民共和国民事诉讼法的解释',
  民诉解释: '最高人民法院关于适用中华人民共和国民事诉讼法的解释',
  刑诉法解释: '最高人民法院关于适用中华人民共和国刑事诉讼法的解释',
  行诉法解释: '最高人民法院关于适用中华人民共和国行政诉讼法的解释',
  担保制度解释: '最高人民法院关于适用中华人民共和国民法典有关担保制度的解释',
  合同编通则解释: '最高人民法院关于适用中华人民共和国民法典合同编通则若干问题的解释',
  时间效力规定: '最高人民法院关于适用中华人民共和国民法典时间效力的若干规定',
}

const BRACKETS = /[《》〈〉＜＞﹤﹥<>“”"\s]/g
const VERSION = /[（(](?:\d{4}年?)?(?:最新)?(?:修正|修订|修改|公布|制定)?(?:文本|版)?[)）]$/

/** One spelling for a title: without brackets, version and the name of the country in front. */
export function plainLawName(name: string): string {
  const bare = name.replace(BRACKETS, '').replace(/\(/g, '（').replace(/\)/g, '）').replace(VERSION, '')
  const plain = ALIASES[bare] ?? bare
  return plain.indexOf(COUNTRY) === 0 && plain.length > COUNTRY.length ? plain.slice(COUNTRY.length) : plain
}

export const sameLaw = (a: string, b: string): boolean => plainLawName(a) === plainLawName(b)
