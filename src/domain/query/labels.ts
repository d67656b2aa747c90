import { type Condition, type NearMode } from './condition'
import { supportsExclusion, readExclusion } from './keywords'
import { valueInWords } from './value-words'

const NEAR: Record<NearMode, string> = { gap: '间隔', sentence: '同句', paragraph: '同段', article: '同条' }
const SIDES = ['', '攻方', '守方']
const PRESIDING = '审判长'

const nearOf = ({ mode, space }: Condition) => {
  if (mode && mode !== 'gap') return NEAR[mode]
  return space === undefined ? '' : `${NEAR.gap}${space}字`
}

/** Returns the label and the text of a chip: 全文不包含 物权, 全文同条 违约金, 攻方当事人 某公司, 标的额 100万元以上. */
export function labelOf(condition: Condition): { label: string; text: string } {
  const { name, value, level, litigantLevel = 0, isJudge } = condition
  const { word, exclude } = readExclusion(value.trim())
  if (exclude && supportsExclusion(name)) return { label: `${name}不包含`, text: word }
  const text = valueInWords(condition)
  if (isJudge) return { label: PRESIDING, text }
  const near = nearOf(condition)
  if (near) return { label: `${name}${near}`, text }
  return { label: level === 0 ? `${name}包含` : `${SIDES[litigantLevel] ?? ''}${name}`, text }
}

/** Returns the label and the text of a chip. Uses the descriptions that came with the condition. */
export function displayLabel(condition: Condition): { label: string; text: string } {
  const { label, text } = labelOf(condition)
  return { label: condition.nameDescription || label, text: condition.description || text }
}
