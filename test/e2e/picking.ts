/** Selects words of a document as a finger does. */
import { notesCopy } from '@/copy/notes'
import { eventually } from '../support/time'
import type { Phone } from './support'

/** The actions for selected words. */
export const bar = (phone: Phone) => phone.page.getByRole('toolbar', { name: notesCopy.notes.selection })

/** Selects letters of one or several paragraphs, once these rest; returns them. */
export async function pick(phone: Phone, ...at: [first: number, from: number, last: number, to: number]) {
  let picked = ''
  await eventually(async () => {
    picked = await select(phone, ...at)
    await bar(phone).waitFor({ timeout: 1000 })
  })
  return picked
}

const select = (phone: Phone, first: number, from: number, last: number, to: number) =>
  phone.top.locator('.reader-body').evaluate(
    (body, at) => {
      const blocks = body.querySelectorAll('.text-block--paragraph, .text-block--article')
      const pointIn = (block: Element, offset: number): [Node, number] => {
        const texts = document.createTreeWalker(block, NodeFilter.SHOW_TEXT)
        let left = offset
        for (let node = texts.nextNode(); node; node = texts.nextNode()) {
          const { length } = node.textContent!
          if (left <= length) return [node, left]
          left -= length
        }
        throw new Error('no such letter')
      }
      blocks[at.first]!.scrollIntoView({ block: 'center' })
      const range = document.createRange()
      range.setStart(...pointIn(blocks[at.first]!, at.from))
      range.setEnd(...pointIn(blocks[at.last]!, at.to))
      const selection = document.getSelection()!
      selection.removeAllRanges()
      selection.addRange(range)
      return range.toString()
    },
    { first, from, last, to },
  )
