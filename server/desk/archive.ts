/** All that is kept of an account as one archive. */
import type { OwnData } from '@contract/own-data'
import { archiveOf } from '@domain/desk/archive'
import { afterHearing, type Ledger } from '@domain/desk/ledger'
import type { Imprint } from '@domain/desk/paper'

export interface ArchiveContent {
  own: OwnData
  imprint: Imprint
}

function ledgerOf(desk: OwnData['desk']): Ledger {
  const ledger: Ledger = {}
  for (const { id, kind, body, editedAt } of desk) {
    const entry = afterHearing(undefined, { id, kind, body, editedAt: Date.parse(editedAt), version: 1 })
    if (entry?.body) ledger[id] = entry
  }
  return ledger
}

export const archiveOfAccount = ({ own, imprint }: ArchiveContent) => archiveOf(own, ledgerOf(own.desk), imprint)
