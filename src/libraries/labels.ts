import type { Label } from '@/ui/label/types'

/** Plain types under a title; what is missing is left out. */
export const typesOf = (...texts: string[]): Label[] => texts.filter(Boolean).map(text => ({ kind: 'type', text }))
