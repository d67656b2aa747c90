/** WeChat reads a part's role from `aria-role` (config/plugins/aria.ts lets the attribute through). */
export const role = (name: string) => ({ 'aria-role': name })

export const dialog = (label: string) => ({ ...role('dialog'), 'aria-modal': 'true', 'aria-label': label })
