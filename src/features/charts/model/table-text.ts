/** A chart's numbers as a text that a spreadsheet takes for columns. */
import type { VisualItem } from '@contract/judgement'
import { visualCopy } from '@/copy/visual'

/** A tab or a line break within a name would make columns and lines of its own. */
const cell = (text: string) => text.replace(/\s+/g, ' ').trim()

export function tableText(title: string, items: VisualItem[]): string {
  const rows = items.map(({ name, value, description }) => [cell(name), String(value), description])
  return [[cell(title)], [...visualCopy.visual.tableHead], ...rows].map(cells => cells.join('\t')).join('\n')
}
