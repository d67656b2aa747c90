import { fetchColumns } from '@/api/article'
import { type Loaded, useLoaded } from '@/request/use-loaded'
import { UNNAMED } from '@domain/format/address'

/** How a partner institution is called: its id decides; the name of the address serves until, and where, the id is not known. */
export function usePartnerName(id: string, inAddress: string): Loaded<string | undefined> {
  const columns = useLoaded(fetchColumns)
  const given = inAddress === UNNAMED ? undefined : inAddress
  const known = columns.kind === 'ready' ? columns.data.find(column => column.id === id)?.columnName : undefined
  const name = known ?? given
  return name || columns.kind === 'ready' ? { kind: 'ready', data: name } : columns
}
