/** Tax incentives, in a list, to be read, and in the tree of their types. */
import type { IncentiveDetail, IncentiveList, IncentiveNode } from '@contract/fiscal-tax'
import { pageOf } from './page'
import { type Fields, type Whole, each, fields, idOf, joined, listOf, text, uniqueBy } from '@/request/value'

type IncentiveItem = IncentiveList['taxIncentivesList'][number]

function readIncentive(row: Fields): Whole<IncentiveItem> | undefined {
  const tid = idOf(row, 'tid', 'id')
  return tid ? { tid, title: text(row.title), hitResult: text(row.hitResult) } : undefined
}

export const readIncentives = pageOf(readIncentive, 'taxIncentivesList')

function readPart(row: Fields): IncentiveDetail['paragraphVOs'][number] | undefined {
  const body = text(row.text)
  return body ? { name: text(row.name), text: body } : undefined
}

export function readIncentiveDetail(answer: unknown, asked: string): Whole<IncentiveDetail> | undefined {
  const row = fields(answer)
  const title = text(row.title)
  const paragraphVOs = each(row.paragraphVOs, readPart)
  if (!title && !paragraphVOs.length) return undefined
  return { tid: idOf(row, 'tid', 'id') || asked, title, allTypeName: joined(row.allTypeName, '_'), paragraphVOs }
}

/** A type is known by its name where it has no id. */
function readTreeNode(row: Fields): Whole<IncentiveNode> | undefined {
  const name = text(row.name)
  return name
    ? { id: idOf(row, 'id') || name, name, children: uniqueBy(each(row.children, readTreeNode), ({ id }) => id) }
    : undefined
}

const readNodes = listOf(readTreeNode)

export function readTree(answer: unknown): IncentiveNode[] | undefined {
  const found = readNodes(answer)
  return found && uniqueBy(found, ({ id }) => id)
}
