/** Finds many words in one pass over a text. The cost does not grow with the number of words. */
import { splitsSurrogatePair } from './occurrences'

export interface Hit {
  /** The index of the word. */
  word: number
  from: number
  to: number
}

/** A node of a trie of the words by UTF-16 units. */
interface Node {
  word?: number
  next?: Map<number, Node>
}

interface WordTree {
  root: Node
  /**
   * Flags for the lowest bits of a character code: whether a word may begin with such a character. They rule
   * out most positions at once.
   */
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

/** Caches the trie of an array of words. A search marks all rows and paragraphs with the same array. */
const trees = new WeakMap<readonly string[], WordTree>()

function treeOf(words: readonly string[]): WordTree {
  const cached = trees.get(words)
  if (cached) return cached
  const tree = buildTree(words)
  trees.set(words, tree)
  return tree
}

/**
 * Returns all occurrences of the words, in the order of the text, as `occurrences` finds them. At one
 * position the shortest word comes first.
 */
export function hitsOf(text: string, words: readonly string[]): Hit[] {
  const hits: Hit[] = []
  if (!words.length) return hits
  const { root, mayBegin } = treeOf(words)
  for (let from = 0; from < text.length; from++) {
    if (!mayBegin[text.charCodeAt(from) & LOWEST_BITS] || splitsSurrogatePair(text, from)) continue
    let node: Node | undefined = root
    for (let to = from; node; to++) {
      if (node.word !== undefined && !splitsSurrogatePair(text, to)) hits.push({ word: node.word, from, to })
      node = node.next?.get(text.charCodeAt(to))
    }
  }
  return hits
}
