/** The labels below a title. They have a file of their own, because documents must not load the code of the lists. */
import type { Label } from '@/ui/label'

/** Returns plain labels for the line under a title. Empty texts are left out. */
export const plainLabels = (...texts: string[]): Label[] => texts.filter(Boolean).map(text => ({ kind: 'type', text }))
