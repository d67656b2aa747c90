/** Many words found in one pass over a text: what a text costs does not grow with the number of words. */
import { cutsPair } from './occurrences'

export interface Hit {
  /** The place of the word among the words asked for. */
  word: number
  from: number
  to: number
}

/** The words by their UTF-16 units: each branch goes on with one unit. */
interface Node {
  word?: number
  next?: Map<number, Node>
}

interface WordTree {
  root: Node
  /** Whether a word may begin with a unit, by the unit's lowest bits: most places of a text are done with here. */
  mayBegin: Uint8Array
}

const LOWEST_BITS = 0xfff

function buildTree(words: readonly string[]): WordTree {
  const root: Node = {}
  const mayBegin = new Uint8Array(LOWEST_BITS + 1)
  words.forEach((word, index) => {
    let node = root
    for (let at = 0; at < word.length; at++) {
      const branches = (node.next = node.next ?? new Map<number, Node>())
      const unit = word.charCodeAt(at)
      const branch = branches.get(unit) ?? {}
      branches.set(unit, branch)
      node = branch
    }
    if (!word) return
    node.word = node.word ?? index
    mayBegin[word.charCodeAt(0) & LOWEST_BITS] = 1
  })
  return { root, mayBegin }
}

/** One search marks every row and paragraph with the same words, in the same array. */
const trees = new WeakMap<readonly string[], WordTree>()

function treeOf(words: readonly string[]): WordTree {
  const cached = trees.get(words)
  if (cached) return cached
  const tree = buildTree(words)
  trees.set(words, tree)
  return tree
}

/** Every occurrence of every word, as `occurrences` finds them, from the first to the last, at one place the shortest first. */
export function hitsOf(text: string, words: readonly string[]): Hit[] {
  const hits: Hit[] = []
  if (!words.length) return hits
  const { root, mayBegin } = treeOf(words)
  for (let from = 0; from < text.length; from++) {
    if (!mayBegin[text.charCodeAt(from) & LOWEST_BITS] || cutsPair(text, from)) continue
    let node: Node | undefined = root
    for (let to = from; node; to++) {
      if (node.word !== undefined && !cutsPair(text, to)) hits.push({ word: node.word, from, to })
      node = node.next?.get(text.charCodeAt(to))
    }
  }
  return hits
}
