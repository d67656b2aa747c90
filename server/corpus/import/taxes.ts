/** Finds the taxes that a text names. */

const TAXES = [
  '企业所得税',
  '个人所得税',
  '增值税',
  '消费税',
  '城镇土地使用税',
  '土地增值税',
  '房产税',
  '契税',
  '印花税',
  '资源税',
  '车辆购置税',
  '车船税',
  '环境保护税',
  '耕地占用税',
  '烟叶税',
  '城市维护建设税',
  '船舶吨税',
  '关税',
]

const LONGEST_FIRST = [...TAXES].sort((a, b) => b.length - a.length)

/** Matches 有关税收 and 相关税款, which contain the characters 关税 but do not mean customs duties. */
const ABOUT = /[有相]关税/g

/** Returns the named taxes. A name inside a longer one does not count, such as 增值税 in 土地增值税. */
export function taxesNamedIn(text: string): string[] {
  let rest = text.replace(ABOUT, '、')
  const taxes = LONGEST_FIRST.filter(tax => {
    const isNamed = rest.includes(tax)
    if (isNamed) rest = rest.replaceAll(tax, '、')
    return isNamed
  })
  return TAXES.filter(tax => taxes.includes(tax))
}
