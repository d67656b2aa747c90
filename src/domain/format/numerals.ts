const DIGITS = '零一二三四五六七八九'
const UNITS = ['', '十', '百', '千']
const MAX = 1e12

/** Writes a number below ten thousand; 1010 → 一千零一十. */
function section(n: number): string {
  let text = ''
  for (let power = 3; power >= 0; power--) {
    const digit = Math.floor(n / 10 ** power) % 10
    if (digit) text += DIGITS.charAt(digit) + UNITS[power]
    else if (text && n % 10 ** power && !text.endsWith('零')) text += '零'
  }
  return text
}

function large(n: number): string {
  const step = n >= 1e8 ? 1e8 : n >= 1e4 ? 1e4 : 0
  if (!step) return section(n)
  const rest = n % step
  const head = large(Math.floor(n / step)) + (step === 1e8 ? '亿' : '万')
  if (!rest) return head
  return head + (rest < step / 10 ? '零' : '') + large(rest)
}

/** Writes a number in Chinese: 1260 → 一千二百六十, 10 → 十. Fractions, negatives and numbers from 1e12 stay in digits. */
export function toChineseNumeral(n: number): string {
  if (n !== Math.floor(n) || n < 0 || n >= MAX) return String(n)
  return n === 0 ? '零' : large(n).replace(/^一十/, '十')
}

/** Other forms of digits and units, with their plain forms: round 〇, colloquial 两, formal 壹, traditional 萬. */
const PLAIN: Record<string, string> = {
  ...{ 〇: '零', '○': '零', 两: '二', 壹: '一', 贰: '二', 叁: '三', 肆: '四', 伍: '五', 陆: '六', 柒: '七', 捌: '八' },
  ...{ 玖: '九', 拾: '十', 佰: '百', 仟: '千', 萬: '万', 億: '亿' },
}

const toHalfWidth = (digit: string) => String.fromCharCode(digit.charCodeAt(0) - 0xfee0)

function parseSection(text: string): number | undefined {
  let total = 0
  let digit = -1
  let lastPower = 4
  for (const sign of text) {
    const power = UNITS.indexOf(sign)
    const value = DIGITS.indexOf(sign)
    if (value > 0 && digit > 0) return undefined
    if (value >= 0) digit = value
    else {
      const isBareTen = power === 1 && digit <= 0
      if (power < 1 || power >= lastPower || (digit <= 0 && !isBareTen)) return undefined
      total += (isBareTen ? 1 : digit) * 10 ** power
      lastPower = power
      digit = -1
    }
  }
  return total + Math.max(digit, 0)
}

function parseLarge(text: string): number | undefined {
  for (const [unit, step] of [['亿', 1e8] as const, ['万', 1e4] as const]) {
    const cut = text.lastIndexOf(unit)
    if (cut < 0) continue
    const head = cut ? parseLarge(text.slice(0, cut)) : undefined
    const rest = parseLarge(text.slice(cut + 1))
    return head === undefined || rest === undefined || rest >= step ? undefined : head * step + rest
  }
  return parseSection(text)
}

/** Parses a number: 一千二百六十, 二〇二四, 两千, 壹仟贰佰, 1260, １２６０. Returns `undefined` if the text is no number. */
export function parseChineseNumeral(text: string): number | undefined {
  const plain = text
    .trim()
    .replace(/[０-９]/g, toHalfWidth)
    .replace(/[^\d]/g, sign => PLAIN[sign] ?? sign)
  if (/^\d{1,15}$/.test(plain)) return Number(plain)
  if (/^[零一二三四五六七八九]{2,15}$/.test(plain))
    return Number(plain.replace(/./g, sign => String(DIGITS.indexOf(sign))))
  return /^[零一二三四五六七八九十百千万亿]{1,40}$/.test(plain) ? parseLarge(plain) : undefined
}
