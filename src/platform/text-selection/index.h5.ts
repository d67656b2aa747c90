/** The browser's selection. */
import type { TextSelection, PickedPart, PickedWords } from './port'

/** So long nothing must have changed: a finger still moves the ends, or a tap takes them away. */
const STILL = 240
const SCROLL = { passive: true, capture: true }

function lengthBefore(element: Element, node: Node, offset: number) {
  const range = document.createRange()
  range.selectNodeContents(element)
  range.setEnd(node, offset)
  return range.toString().length
}

function partIn(element: Element, range: Range): PickedPart | undefined {
  const part = Number(element.id.slice(element.id.lastIndexOf('-') + 1))
  const { startContainer, startOffset, endContainer, endOffset } = range
  const from = element.contains(startContainer) ? lengthBefore(element, startContainer, startOffset) : 0
  const to = element.contains(endContainer)
    ? lengthBefore(element, endContainer, endOffset)
    : (element.textContent ?? '').length
  return from < to ? { part, from, to } : undefined
}

function pickedIn(name: string): TextSelection | undefined {
  const selection = document.getSelection()
  const body = document.getElementById(name)
  if (!body || !selection || selection.isCollapsed || !selection.rangeCount) return undefined
  const range = selection.getRangeAt(0)
  if (!body.contains(range.startContainer)) return undefined
  const parts = [...body.children]
    .filter(({ id }) => id.startsWith(`${name}-`))
    .filter(element => range.intersectsNode(element))
    .map(element => partIn(element, range))
    .filter((part): part is PickedPart => part !== undefined)
  const { top, left, width, height } = range.getBoundingClientRect()
  return parts.length ? { parts, rect: { top, left, width, height } } : undefined
}

export const pickedWords: PickedWords = {
  watch(name, tell) {
    let timer: ReturnType<typeof setTimeout> | undefined
    let told = false
    const look = () => {
      const picked = pickedIn(name)
      if (picked || told) tell(picked)
      told = picked !== undefined
    }
    const later = () => {
      clearTimeout(timer)
      timer = setTimeout(look, STILL)
    }
    document.addEventListener('selectionchange', later)
    // A page beside another scrolls by itself.
    document.addEventListener('scroll', later, SCROLL)
    // Whoever was quicker than the code that listens.
    later()
    return () => {
      clearTimeout(timer)
      document.removeEventListener('selectionchange', later)
      document.removeEventListener('scroll', later, SCROLL)
    }
  },
  clear: () => document.getSelection()?.removeAllRanges(),
}
