/** Calls the document endpoints of the fiscal and tax area: `/fiscal-tax/api/v1/`. */
import { FISCAL_PATHS } from '@contract/paths'
import type { FiscalTaxType } from '@contract/fiscal-tax'
import { fillPattern } from '@domain/format/address'
import type { Result } from '@/request/errors'
import { type AbortSignalLike, send, readReply } from '@/request/http'

/** The document types that have a path of their own. Other types are sent as the parameter `type`. */
const TYPES_WITH_PATHS: FiscalTaxType[] = ['QA', 'DYNAMIC']

export async function fetchFiscalDocument<Detail>(
  type: FiscalTaxType,
  { id, ...query }: { id: string; query: string; asOf?: string },
  read: (answer: unknown, id: string) => Detail | undefined,
  signal?: AbortSignalLike,
): Promise<Result<Detail>> {
  const reply =
    TYPES_WITH_PATHS.indexOf(type) < 0
      ? await send({ path: FISCAL_PATHS.detail, query: { id, type, ...query }, signal })
      : await send({ path: fillPattern(FISCAL_PATHS.detailOfType, { type, id }), query, signal })
  return readReply(reply, answer => read(answer, id))
}

export const fiscalDownloadPath = (type: FiscalTaxType) => (id: string) =>
  fillPattern(FISCAL_PATHS.download, { type, id })
