import type { ExportDetails } from '@domain/workspace/document'
import { copy } from '../copy'
import { beijingMoment } from '../report/moment'
import type { ServerSettings } from '../settings'

export function exportDetailsOf({ page }: ServerSettings, now: Date): ExportDetails {
  const { day, clock } = beijingMoment(now)
  return { time: `${day} ${clock}`, platform: page.appName || copy.appName }
}
