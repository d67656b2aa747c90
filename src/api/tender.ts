/** Bidding notices: `/tender/api/v1/search/`. */
import type { FacetsQuery } from '@contract/facets'
import { TENDER_PATHS } from '@contract/paths'
import type { ListQuery } from '@contract/search'
import { fillPattern } from '@domain/format/address'
import { readSuggestions } from '@domain/query/suggestions'
import { type AbortSignalLike, send, openReply } from '@/request/http'
import { readFacets } from './readers/facet'
import type { TenderDetail, TenderItem } from '@contract/tender'
import { readAmount } from '@domain/format/amounts'
import { readDate } from '@domain/format/foreign-dates'
import { pageOf, readSections } from './readers/page'
import { type Fields, type Whole, fields, idOf, joined, text } from '@/request/value'

const shared = (row: Fields) => ({
  title: text(row.title),
  authority: joined(row.authority),
  region: text(row.region),
  releaseDate: readDate(row.releaseDate),
  amount: readAmount(row.amount),
})

function readTender(row: Fields): Whole<TenderItem> | undefined {
  const bid = idOf(row, 'bid', 'jid', 'lid', 'id')
  return bid ? { bid, ...shared(row), hitResult: text(row.hitResult) } : undefined
}

/** Bidding notices, in a list and to be read. */
export const readTenders = pageOf(readTender, 'tenders')

export function readTenderDetail(answer: unknown, asked: string): Whole<TenderDetail> | undefined {
  const row = fields(answer)
  const detail = { ...shared(row), paragraphs: readSections(row.paragraphs) }
  if (!detail.title && !detail.paragraphs.length) return undefined
  return { bid: idOf(row, 'bid', 'id') || asked, ...detail }
}

export const fetchTenders = async (query: ListQuery, signal?: AbortSignalLike) =>
  openReply(await send({ path: TENDER_PATHS.list, query, signal }), readTenders)

/** Who asks for filters tells what became of them: they may ride in the list. */
export const fetchTenderFacets = async (query: FacetsQuery, signal?: AbortSignalLike) =>
  openReply(await send({ path: TENDER_PATHS.facets, query, signal, quiet: true }), readFacets)

export const suggestTenders = async (keyword: string, signal?: AbortSignalLike) =>
  openReply(await send({ path: TENDER_PATHS.suggest, query: { keyword }, signal, quiet: true }), readSuggestions)

export const fetchTender = async ({ bid, query }: { bid: string; query: string }, signal?: AbortSignalLike) =>
  openReply(await send({ path: fillPattern(TENDER_PATHS.detail, { bid }), query: { query }, signal }), answer =>
    readTenderDetail(answer, bid),
  )

export const tenderDownload = (bid: string) => fillPattern(TENDER_PATHS.download, { bid })
