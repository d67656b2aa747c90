/** Calls the lists and suggestions of the fiscal and tax area: `/fiscal-tax/api/v1/`. */
import { FISCAL_PATHS, INCENTIVE_PATHS } from '@contract/paths'
import type {
  FiscalFacetsQuery,
  FiscalListQuery,
  FiscalTaxType,
  IncentiveLeftQuery,
  IncentiveList,
  IncentiveNode,
} from '@contract/fiscal-tax'
import type { ListQuery } from '@contract/search'
import { readSuggestions, type SuggestionGroup } from '@domain/query/suggestions'
import { parseAnyDate } from '@domain/format/any-date'
import { isRecord } from '@domain/guards'
import { type AbortSignalLike, send, readReply } from '@/request/http'
import { success } from '@/request/errors'
import {
  type JsonFields,
  type AllFields,
  readRows,
  readRowId,
  rowsReader,
  toOptionalText,
  toText,
  uniqueBy,
  toCount,
  toFields,
} from '@/request/value'
import { readFacets } from './readers/facet'
import { pageReader, type SearchPage } from './readers/page'

/** A document in a topic of the fiscal area. */
export interface CarouselItem {
  id: string
  title: string
  /** The status of a law. */
  status?: string
  day?: string
}

export interface CarouselCategory {
  name: string
  items: CarouselItem[]
  /** The query that finds all laws of the category. */
  query?: string
}

/** A topic of the fiscal area (财税专题). It has three lists of documents, or the newest laws by category. */
export interface Carousel {
  title: string
  status: number
  laws: CarouselItem[]
  news: CarouselItem[]
  answers: CarouselItem[]
  categories: CarouselCategory[]
}

function readCarouselItem(row: JsonFields): CarouselItem | undefined {
  const id = readRowId(row, 'lid', 'id', 'jid', 'tdid')
  if (!id) return undefined
  const status = toOptionalText(row.time_limited)
  const day = parseAnyDate(row.postingDate ?? row.posting_date)
  return { id, title: toText(row.title), ...(status ? { status } : {}), day }
}

const LISTS = ['LAWREGU', 'DYNAMIC', 'QA', 'categories']

const readPart = (name: string, { query, ...row }: JsonFields): CarouselCategory => ({
  name,
  items: readRows(row.resultList ?? Object.values(row).find(Array.isArray), readCarouselItem),
  query: Array.isArray(query) ? JSON.stringify(query) : toText(query),
})

/** Reads the categories of a topic. They come as a list, or as one field for each category. */
function readParts(detail: JsonFields): CarouselCategory[] {
  const listed = readRows(detail.categories, row => readPart(toText(row.name), row))
  const named = Object.entries(detail)
    .filter(([name, value]) => LISTS.indexOf(name) < 0 && isRecord(value))
    .map(([name, value]) => readPart(name, toFields(value)))
  return [...listed, ...named].filter(({ name }) => name)
}

export function readCarousel(answer: unknown): Carousel | undefined {
  if (!isRecord(answer) || !isRecord(answer.detail)) return undefined
  const { title, status, detail } = answer
  return {
    title: toText(title),
    status: toCount(status) ?? 1,
    laws: readRows(detail.LAWREGU, readCarouselItem),
    news: readRows(detail.DYNAMIC, readCarouselItem),
    answers: readRows(detail.QA, readCarouselItem),
    categories: readParts(detail),
  }
}

/** Fetches a topic of the fiscal area. `quiet` hides errors, for a topic that the reader did not request. */
export const fetchCarousel = async (mapId: string, signal?: AbortSignalLike, quiet = false) =>
  readReply(await send({ path: FISCAL_PATHS.carousel, query: { mapId }, signal, quiet }), readCarousel)

type IncentiveItem = IncentiveList['taxIncentivesList'][number]

function readIncentive(row: JsonFields): AllFields<IncentiveItem> | undefined {
  const tid = readRowId(row, 'tid', 'id')
  return tid ? { tid, title: toText(row.title), hitResult: toText(row.hitResult) } : undefined
}

export const readIncentives = pageReader(readIncentive, 'taxIncentivesList')

/** Reads a node of the tree of tax incentives. A node without an id is identified by its name. */
function readTreeNode(row: JsonFields): AllFields<IncentiveNode> | undefined {
  const name = toText(row.name)
  return name
    ? {
        id: readRowId(row, 'id') || name,
        name,
        children: uniqueBy(readRows(row.children, readTreeNode), ({ id }) => id),
      }
    : undefined
}

const readNodes = rowsReader(readTreeNode)

export function readIncentiveTree(answer: unknown): IncentiveNode[] | undefined {
  const nodes = readNodes(answer)
  return nodes && uniqueBy(nodes, ({ id }) => id)
}

/** Fetches a list of one section of the fiscal area. `read` reads the rows of that section. */
export const fetchFiscalList = async <Item>(
  query: FiscalListQuery & { fiscalTaxType: FiscalTaxType },
  read: (answer: unknown) => SearchPage<Item> | undefined,
  signal?: AbortSignalLike,
) => readReply(await send({ path: FISCAL_PATHS.list, query, signal }), read)

/** Fetches the filters of a section of the fiscal area. */
export const fetchFiscalFacets = async (query: FiscalFacetsQuery, signal?: AbortSignalLike) =>
  readReply(await send({ path: FISCAL_PATHS.facets, query: { ...query }, signal, quiet: true }), readFacets)

/** Fetches suggestions. If the server lacks this route, the result is an empty list and no error. */
async function fetchSuggestions(
  path: string,
  query: { keyword: string; fiscalTaxType?: FiscalTaxType },
  signal: AbortSignalLike,
) {
  const answer = readReply(await send({ path, query, signal, quiet: true }), readSuggestions)
  return answer.ok || answer.error.id !== 'not_found' ? answer : success<SuggestionGroup[]>([])
}

/** Fetches suggestions of one section, or of the whole area. */
export const suggestFiscal = (type?: FiscalTaxType) => (keyword: string, signal: AbortSignalLike) =>
  fetchSuggestions(FISCAL_PATHS.suggest, { keyword, fiscalTaxType: type }, signal)

export const suggestIncentives = (keyword: string, signal: AbortSignalLike) =>
  fetchSuggestions(INCENTIVE_PATHS.suggest, { keyword }, signal)

export const fetchIncentives = async (query: ListQuery, signal?: AbortSignalLike) =>
  readReply(await send({ path: INCENTIVE_PATHS.list, query, signal }), readIncentives)

export const fetchIncentiveTree = async (query: IncentiveLeftQuery, signal?: AbortSignalLike) =>
  readReply(await send({ path: INCENTIVE_PATHS.tree, query, signal }), readIncentiveTree)
