/** Calls the documents of the fiscal and tax area: `/fiscal-tax/api/v1/`. */
import { FISCAL_PATHS } from '@contract/paths'
import type { FiscalTaxType } from '@contract/fiscal-tax'
import { fillPattern } from '@domain/format/address'
import type { Result } from '@/request/errors'
import { type AbortSignalLike, send, openReply } from '@/request/http'

/** The types that have a path of their own. The others are sent as a parameter. */
const TYPES_WITH_PATHS: FiscalTaxType[] = ['QA', 'DYNAMIC']

export async function fetchFiscalDetail<Detail>(
  type: FiscalTaxType,
  { id, ...query }: { id: string; query: string; asOf?: string },
  read: (answer: unknown, id: string) => Detail | undefined,
  signal?: AbortSignalLike,
): Promise<Result<Detail>> {
  const reply =
    TYPES_WITH_PATHS.indexOf(type) < 0
      ? await send({ path: FISCAL_PATHS.detail, query: { id, type, ...query }, signal })
      : await send({ path: fillPattern(FISCAL_PATHS.detailOfType, { type, id }), query, signal })
  return openReply(reply, answer => read(answer, id))
}

export const fiscalDownload = (type: FiscalTaxType) => (id: string) => fillPattern(FISCAL_PATHS.download, { type, id })
