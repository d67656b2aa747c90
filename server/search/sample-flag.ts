/** Stores whether the corpus contains the sample, whose documents are invented. */
import { SAMPLE_MARK } from '@domain/sample-mark'
import type { Engine, Writer } from '../engine/port'

/** The key under which the engine stores the flag. */
const SAMPLED = 'sampled'

export const flagSample = (writer: Writer, isSampled: boolean) => writer.setMeta(SAMPLED, isSampled ? '1' : '')

/** Returns the mark for the titles of statistics, or '' if the corpus does not contain the sample. */
export const sampleMarkOfStatistics = async (engine: Engine): Promise<string> =>
  (await engine.meta(SAMPLED)) ? SAMPLE_MARK : ''
