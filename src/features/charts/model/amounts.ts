import type { VisualItem } from '@contract/judgement'

export const sum = (items: VisualItem[]) => items.reduce((whole, { value }) => whole + value, 0)

export const hasAny = (items: VisualItem[]) => items.some(({ value }) => value > 0)
