/** Explains SQLite errors to the operator. */
import { EngineError } from '../port'

export const errorReason = (error: unknown) => (error as Partial<Error> | undefined)?.message ?? String(error)

const NOTHING = 'nothing was written, and what was there before is whole'

/** Explanations by the last byte of SQLite's error code. */
const REASONS: Record<number, string> = {
  5: 'another process is writing to it',
  8: 'it, or its folder, is read-only',
  10: 'the disk cannot be read or written',
  13: 'the disk is full',
  14: 'its folder cannot be written',
}

export function writeErrorOf(file: string, error: unknown): unknown {
  const reason = REASONS[((error as { errcode?: number }).errcode ?? 0) & 0xff]
  if (!reason) return error
  return new EngineError(`The corpus ${file} cannot be written: ${reason}; ${NOTHING}.`, { cause: error })
}
