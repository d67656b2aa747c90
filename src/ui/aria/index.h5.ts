export const role = (name: string) => ({ role: name })

/**
 * Returns the props of a dialog. The dialog takes the focus when it opens, so that a screen reader announces its name
 * first.
 */
export const dialogProps = (label: string, kind: 'dialog' | 'alertdialog' = 'dialog') => ({
  ...role(kind),
  'aria-modal': 'true',
  'aria-label': label,
  tabIndex: -1,
})

export const progressBarProps = (label: string, percent: number) => ({
  ...role('progressbar'),
  'aria-label': label,
  'aria-valuemin': 0,
  'aria-valuemax': 100,
  'aria-valuenow': percent,
})
