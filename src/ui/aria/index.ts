/**
 * Returns the role as `aria-role`, from which WeChat reads it. config/plugins/templates.ts lets the attribute through.
 */
export const role = (name: string) => ({ 'aria-role': name })

export const dialogProps = (label: string, kind: 'dialog' | 'alertdialog' = 'dialog') => ({
  ...role(kind),
  'aria-modal': 'true',
  'aria-label': label,
})

/**
 * Returns the props of a progress bar. The percentage is in the accessible name, because three more
 * attributes would add 3.5 KB of templates to the main package.
 */
export const progressBarProps = (label: string, percent: number) => ({
  ...role('progressbar'),
  'aria-label': `${label} ${percent}%`,
})
