/** Runs a task of the benchmark in a separate process. */
import { fork } from 'node:child_process'
import path from 'node:path'
import type { SearchFigures, Task, Written } from './tasks'

/** The heap limit in megabytes. It is high, because writes are sorted in memory by id. */
const HEAP = 8192

function run<T>(task: Task): Promise<T> {
  const child = fork(path.join(__dirname, 'tasks.ts'), [], {
    execArgv: [...process.execArgv, `--max-old-space-size=${HEAP}`],
  })
  child.send(task)
  return new Promise((resolve, reject) => {
    child.once('message', result => resolve(result as T))
    child.once('exit', code => reject(new Error(`the process that should ${task.does} ended with ${code}`)))
  })
}

export const written = (task: Omit<Task, 'does'>) => run<Written>({ ...task, does: 'write' })
export const answered = (task: Omit<Task, 'does'>) => run<SearchFigures>({ ...task, does: 'ask' })
