/** For each key that unfolds or folds a row, the value of `aria-expanded` that the row has before. */
const FOLDS: Record<string, string> = { ArrowRight: 'false', ArrowLeft: 'true' }

const expandedOf = (row: HTMLElement) => row.getAttribute('aria-expanded')
const levelOf = (row: HTMLElement) => Number(row.getAttribute('aria-level'))

/** Returns the row to which each key moves the focus from the row at this index. */
function targetsFrom(rows: HTMLElement[], at: number): Record<string, HTMLElement | undefined> {
  const row = rows[at]!
  const earlier = rows.slice(0, at).reverse()
  return {
    ArrowDown: rows[at + 1],
    ArrowUp: rows[at - 1],
    ArrowRight: expandedOf(row) === 'true' ? rows[at + 1] : undefined,
    ArrowLeft: earlier.find(other => levelOf(other) < levelOf(row)),
    Home: rows[0],
    End: rows[rows.length - 1],
  }
}

/**
 * Returns the props for a tree: the arrow keys move the focus, fold rows and unfold them. The button that folds a row
 * matches `foldSelector` and has the same parent as the row.
 */
export const treeKeyProps = (foldSelector: string) => ({
  onKeyDown: (event: KeyboardEvent) => {
    const rows = [...(event.currentTarget as HTMLElement).querySelectorAll<HTMLElement>('[role="treeitem"]')]
    const at = rows.indexOf(event.target as HTMLElement)
    const row = rows[at]
    if (!row) return
    const targets = targetsFrom(rows, at)
    if (!(event.key in targets)) return
    event.preventDefault()
    const folds = FOLDS[event.key] !== undefined && FOLDS[event.key] === expandedOf(row)
    if (folds) row.parentElement?.querySelector<HTMLElement>(foldSelector)?.click()
    else targets[event.key]?.focus()
  },
})
