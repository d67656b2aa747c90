/** Whether the corpus has invented documents: the sample, alone or beside imported ones. */
import { SAMPLE_MARK } from '@domain/sample-mark'
import type { Engine, Writer } from '../engine/port'

/** The engine's key of the flag. */
const SAMPLED = 'sampled'

export const flagSample = (writer: Writer, isSampled: boolean) => writer.setMeta(SAMPLED, isSampled ? '1' : '')

/** Returns the mark for titles of figures, which count the invented documents too. */
export const figureMark = async (engine: Engine): Promise<string> => ((await engine.meta(SAMPLED)) ? SAMPLE_MARK : '')
