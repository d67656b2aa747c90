/** The code of a search thread, which has its own connection and caches. */
import { workerData } from 'node:worker_threads'
import { EngineError, TooHard } from '../port'
import { type EmbeddedEngine, openEngine } from '../sqlite'
import type { PoolAnswer, Failure, Method, Question, Request, WorkerSetup } from './question'

const { file, flags } = workerData as WorkerSetup

let engine: EmbeddedEngine | undefined
/**
 * Opens the engine with the first query, so that a failure reaches the caller. A thread that failed at its start would
 * only be restarted.
 */
const opened = () => (engine ??= openEngine({ file }))

class Stopped extends Error {}

/** A signal that reads the query's cancel flag. It has only the parts of AbortSignal that the engine uses. */
const signalOf = (stop: number) =>
  ({
    throwIfAborted() {
      if (Atomics.load(flags, stop)) throw new Stopped()
    },
  }) as AbortSignal

function kindOf(error: unknown): Failure['kind'] {
  if (error instanceof Stopped) return 'stopped'
  if (error instanceof EngineError) return 'engine'
  return error instanceof TooHard ? 'tooHard' : 'other'
}

function failureOf(error: unknown): Failure {
  const { message, stack } = error instanceof Error ? error : new Error(String(error))
  return { kind: kindOf(error), message, stack }
}

export async function ask<M extends Method>({ method, request, stop }: Question<M>): Promise<PoolAnswer> {
  try {
    const call = opened()[method] as (
      request: Request<Method>,
    ) => Promise<Extract<PoolAnswer, { result: unknown }>['result']>
    return { result: await call.call(opened(), { ...request, signal: signalOf(stop) } as Request<Method>) }
  } catch (error) {
    return { failure: failureOf(error) }
  }
}

export const ready = () => true
export const catchUp = () => opened().catchUp()
export const warmUp = () => opened().warmUp()

export async function close() {
  await engine?.catchUp().catch(() => undefined)
  await engine?.close()
}
