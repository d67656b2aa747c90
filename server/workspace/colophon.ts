import type { Colophon } from '@domain/workspace/document'
import { copy } from '../copy'
import { beijing } from '../report/moment'
import type { ServerSettings } from '../settings'

export function colophonOf({ page }: ServerSettings, now: Date): Colophon {
  const { day, clock } = beijing(now)
  return { time: `${day} ${clock}`, platform: page.appName || copy.appName }
}
