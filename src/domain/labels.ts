import { type Condition } from './condition'
import { knowsExclusion, readExclusion } from './keywords'

/** How a chip names its condition: 全文不包含 物权, 全文同条 违约金. */
export function labelOf({ name, value, mode, level }: Condition): { label: string; text: string } {
  const { word, exclude } = readExclusion(value.trim())
  if (exclude && knowsExclusion(name)) return { label: `${name}不包含`, text: word }
  if (mode === 'article') return { label: `${name}同条`, text: value }
  return { label: level === 0 ? `${name}包含` : name, text: value }
}
