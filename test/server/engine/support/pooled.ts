/** An engine whose questions go to two threads. */
import type { Engine } from '../../../../server/engine/port'
import { openPooledEngine } from '../../../../server/engine/pool'
import { openEngine } from '../../../../server/engine/sqlite'
import { engineThread } from '../../../support/built-server'

export function openPooled(file: string, onTrouble = (error: Error) => void console.error(error)): Engine {
  return openPooledEngine({ file, workers: 2, script: engineThread(), local: openEngine({ file }), onTrouble })
}
