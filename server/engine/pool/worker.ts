/** The code of a search thread. It has its own database connection and caches. */
import { workerData } from 'node:worker_threads'
import { EngineError, QueryTooHardError } from '../port'
import { type EmbeddedEngine, openEngine } from '../sqlite'
import type { PoolAnswer, PoolFailure, PoolMethod, PoolQuestion, PoolRequest, WorkerSetup } from './question'

const { file, flags } = workerData as WorkerSetup

let engine: EmbeddedEngine | undefined
/**
 * Opens the engine on its first use, so that the caller gets the error. A thread that fails at its start would only be
 * restarted.
 */
const opened = () => (engine ??= openEngine({ file }))

class Stopped extends Error {}

/** Returns a signal that reads the query's cancel flag. It implements only what the engine uses of AbortSignal. */
const signalOf = (stop: number) =>
  ({
    throwIfAborted() {
      if (Atomics.load(flags, stop)) throw new Stopped()
    },
  }) as AbortSignal

function kindOf(error: unknown): PoolFailure['kind'] {
  if (error instanceof Stopped) return 'stopped'
  if (error instanceof EngineError) return 'engine'
  return error instanceof QueryTooHardError ? 'tooHard' : 'other'
}

function failureOf(error: unknown): PoolFailure {
  const { message, stack } = error instanceof Error ? error : new Error(String(error))
  return { kind: kindOf(error), message, stack }
}

export async function ask<M extends PoolMethod>({ method, request, stop }: PoolQuestion<M>): Promise<PoolAnswer> {
  try {
    const call = opened()[method] as (
      request: PoolRequest<PoolMethod>,
    ) => Promise<Extract<PoolAnswer, { result: unknown }>['result']>
    return { result: await call.call(opened(), { ...request, signal: signalOf(stop) } as PoolRequest<PoolMethod>) }
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
