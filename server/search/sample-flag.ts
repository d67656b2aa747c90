/** Stores whether the corpus contains the sample, whose documents are invented. */
import { SAMPLE_MARK } from '@domain/sample-mark'
import type { Engine, Writer } from '../engine/port'

/** The key under which the engine stores the flag. */
const SAMPLED = 'sampled'

export const flagSample = (writer: Writer, isSampled: boolean) => writer.setMeta(SAMPLED, isSampled ? '1' : '')

/** Returns a mark for the titles of statistics if these count invented documents, or ''. */
export const sampleMarkOfStatistics = async (engine: Engine): Promise<string> =>
  (await engine.meta(SAMPLED)) ? SAMPLE_MARK : ''
