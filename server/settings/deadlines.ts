/** Reads the deadlines of work in threads. The deployer may override the default of each kind. */
import { type EnvReader, readList } from './values'
import { SECOND } from '../runtime'
import { DEADLINES, type Deadlines, type TaskKind } from '../threads/deadlines'

const MOST_SECONDS = 600
const isKind = (name: string): name is TaskKind => Object.hasOwn(DEADLINES, name)

export function readDeadlines(reader: EnvReader): Deadlines {
  const expected = `kinds of work with seconds, 1 to ${MOST_SECONDS}, such as words:5,report:30`
  const pairs = readList(reader, 'DEADLINES', expected, item => {
    const [, kind = '', digits] = /^(\w+):(\d{1,3})$/.exec(item) ?? []
    const seconds = Number(digits)
    return isKind(kind) && seconds >= 1 && seconds <= MOST_SECONDS && ([kind, seconds * SECOND] as const)
  })
  return { ...DEADLINES, ...Object.fromEntries(pairs) }
}
