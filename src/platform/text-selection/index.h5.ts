/** Reports the text that the reader selects in the browser. */
import type { SelectedText, SelectedRange, TextSelection } from '../ports/screen'

/**
 * The time in ms before a selection is reported. During it, a finger may still move the ends, or a tap may
 * clear the selection.
 */
const SETTLE_MS = 240
const SCROLL_OPTIONS = { passive: true, capture: true }

function lengthBefore(element: Element, node: Node, offset: number) {
  const range = document.createRange()
  range.selectNodeContents(element)
  range.setEnd(node, offset)
  return range.toString().length
}

function rangeIn(element: Element, range: Range): SelectedRange | undefined {
  const part = Number(element.id.slice(element.id.lastIndexOf('-') + 1))
  const { startContainer, startOffset, endContainer, endOffset } = range
  const from = element.contains(startContainer) ? lengthBefore(element, startContainer, startOffset) : 0
  const to = element.contains(endContainer)
    ? lengthBefore(element, endContainer, endOffset)
    : element.textContent.length
  return from < to ? { part, from, to } : undefined
}

function selectionIn(name: string): SelectedText | undefined {
  const selection = document.getSelection()
  const body = document.getElementById(name)
  if (!body || !selection || selection.isCollapsed || !selection.rangeCount) return undefined
  const range = selection.getRangeAt(0)
  if (!body.contains(range.startContainer)) return undefined
  const parts = [...body.children]
    .filter(({ id }) => id.startsWith(`${name}-`))
    .filter(element => range.intersectsNode(element))
    .map(element => rangeIn(element, range))
    .filter((part): part is SelectedRange => part !== undefined)
  const { top, left, width, height } = range.getBoundingClientRect()
  return parts.length ? { parts, rect: { top, left, width, height } } : undefined
}

export const textSelection: TextSelection = {
  watch(name, listener) {
    let timer: ReturnType<typeof setTimeout> | undefined
    let wasSelected = false
    const report = () => {
      const selected = selectionIn(name)
      if (selected || wasSelected) listener(selected)
      wasSelected = selected !== undefined
    }
    const reportLater = () => {
      clearTimeout(timer)
      timer = setTimeout(report, SETTLE_MS)
    }
    document.addEventListener('selectionchange', reportLater)
    // Scroll events of any element count, because in the split view each page scrolls by itself.
    document.addEventListener('scroll', reportLater, SCROLL_OPTIONS)
    // The reader may have selected text before this code was loaded.
    reportLater()
    return () => {
      clearTimeout(timer)
      document.removeEventListener('selectionchange', reportLater)
      document.removeEventListener('scroll', reportLater, SCROLL_OPTIONS)
    }
  },
  clear: () => document.getSelection()?.removeAllRanges(),
}
