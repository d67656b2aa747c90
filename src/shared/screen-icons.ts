import type { RouteName } from '@/routing/routes'
import type { IconName } from '@/ui/icon'

/**
 * The icons of the screens that other screens link to. Only parts that belong to such a screen may use its icon too
 * (test/unit/icons.test.ts).
 */
export const SCREEN_ICONS = {
  advanced: 'sliders-horizontal',
  alike: 'files',
  ask: 'message-circle-question-mark',
  brief: 'file-check',
  'case-report': 'scroll-text',
  'case-visual': 'chart-column',
  desk: 'briefcase',
  reckoners: 'calculator',
} satisfies Partial<Record<RouteName, IconName>>

export type LinkedScreen = keyof typeof SCREEN_ICONS
