/** An engine with threads, two by default. */
import type { Engine } from '../../../../server/engine/port'
import { openPooledEngine } from '../../../../server/engine/pool'
import { openEngine } from '../../../../server/engine/sqlite'
import { DEADLINES } from '../../../../server/threads/deadlines'
import type { OnTaskEnded } from '../../../../server/threads/task-ended'
import { threadScript } from '../../../support/built-server'

interface Options {
  onTrouble?: (error: Error) => void
  onEnded?: OnTaskEnded
  deadline?: number
  workers?: number
}

export const openPooled = (
  file: string,
  {
    onTrouble = error => void console.error(error),
    onEnded = () => undefined,
    deadline = DEADLINES.search,
    workers = 2,
  }: Options = {},
): Engine =>
  openPooledEngine({
    file,
    workers,
    script: threadScript('engine'),
    local: openEngine({ file }),
    deadline,
    onTrouble,
    onEnded,
  })
