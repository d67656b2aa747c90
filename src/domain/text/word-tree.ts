/** Finds many words in one pass over a text. The time does not depend on the number of words. */
import { splitsSurrogatePair } from './occurrences'

export interface WordHit {
  /** The index of the word in the list of words. */
  word: number
  from: number
  to: number
}

/** A node of the trie of all words. Each level is a UTF-16 unit. */
interface Node {
  word?: number
  next?: Map<number, Node>
}

interface WordTree {
  root: Node
  /**
   * Flags by the lowest bits of a character code: whether a word may begin with such a character. They exclude most
   * offsets at once.
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

/** Caches the trie for an array of words. A search uses the same array for all its rows and paragraphs. */
const trees = new WeakMap<readonly string[], WordTree>()

function treeOf(words: readonly string[]): WordTree {
  const cached = trees.get(words)
  if (cached) return cached
  const tree = buildTree(words)
  trees.set(words, tree)
  return tree
}

/** Returns all occurrences of the words in text order. At the same offset the shortest word comes first. */
export function hitsOf(text: string, words: readonly string[]): WordHit[] {
  const hits: WordHit[] = []
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
