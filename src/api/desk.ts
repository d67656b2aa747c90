/** What an account keeps on its desk: `/desk`, which a server of others need not have. */
import type { DeskExport, DeskSync } from '@contract/desk'
import { DESK_PATHS } from '@contract/paths'
import { openReply } from '@/request/envelope'
import { send } from '@/request/http'
import { readDesk } from './readers/desk'
import { readReport } from './readers/report'

export const syncDesk = async (body: DeskSync) =>
  openReply(await send({ method: 'POST', path: DESK_PATHS.sync, body, quiet: true }), readDesk)

/** Where a folder waits as a Word file. */
export const exportDesk = async (body: DeskExport) =>
  openReply(await send({ method: 'POST', path: DESK_PATHS.export, body }), readReport)
