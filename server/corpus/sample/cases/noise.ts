import { NOISE_SENTENCES } from '../data/noise'
import { fillTemplate } from '../fill'
import type { Random } from '../random'

export const noiseSentence = (kind: keyof typeof NOISE_SENTENCES, random: Random) =>
  fillTemplate(random, random.pick<string>(NOISE_SENTENCES[kind]), {})
