/** The labels under a title. Documents do not load the lists, so this is a file of its own. */
import type { Label } from '@/ui/label'

/** Returns plain labels for the line under a title. Empty texts are left out. */
export const typesOf = (...texts: string[]): Label[] => texts.filter(Boolean).map(text => ({ kind: 'type', text }))
