/** A case that is like a statement of facts. */
import type { AlikeItem } from '@contract/alike'
import { type Fields, type Whole, list, text } from '@/request/value'
import { readCase } from './case'
import { pageOf } from './page'

function readAlike(row: Fields): Whole<AlikeItem> | undefined {
  const found = readCase(row)
  return found && { ...found, reasons: list(row.reasons).map(text).filter(Boolean) }
}

/** The causes stand beside the list, as filters do. */
export const readAlikes = pageOf(readAlike, 'judgements', 'judgementDtoList')
