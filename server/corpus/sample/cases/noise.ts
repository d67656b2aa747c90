import { NOISE } from '../data/noise'
import { fill } from '../fill'
import type { Random } from '../random'

export const noiseOf = (kind: keyof typeof NOISE, random: Random) => fill(random, random.pick<string>(NOISE[kind]), {})
