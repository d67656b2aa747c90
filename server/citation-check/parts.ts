/** Checks whether an article has the cited 款 and 项. */
import { isListItem } from '@domain/citation/article'
import { toChineseNumeral } from '@domain/format/numerals'

interface ArticleParts {
  paragraph?: number
  item?: number
}

export function missingPart(text: string, { paragraph, item }: ArticleParts): 'paragraph' | 'item' | undefined {
  const lines = text.split('\n').filter(line => line.trim() !== '')
  const paragraphs = lines.filter(line => !isListItem(line.trim())).length
  if (paragraph !== undefined && paragraph > Math.max(1, paragraphs)) return 'paragraph'
  if (item === undefined) return undefined
  const signs = [`（${toChineseNumeral(item)}）`, `(${toChineseNumeral(item)})`, `（${item}）`]
  const isThere = signs.some(sign => text.includes(sign)) || new RegExp(`(?:^|[\\n；：])\\s*${item}[.．、]`).test(text)
  return isThere ? undefined : 'item'
}
