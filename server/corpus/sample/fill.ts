/** Sentences from templates: `{货物}` is looked up, `{签订|订立}` is one of the alternatives. */
import type { Random } from './random'

export type Words = Record<string, string | readonly string[]>

export function fill(random: Random, template: string, words: Words): string {
  return template.replace(/\{([^}]+)\}/g, (_, slot: string) => {
    if (slot.includes('|')) return random.pick(slot.split('|'))
    const word = words[slot]
    if (word === undefined) throw new Error(`No word for {${slot}} in: ${template}`)
    return typeof word === 'string' ? word : random.pick(word)
  })
}

export const fillAll = (random: Random, templates: readonly string[], words: Words) =>
  templates.map(template => fill(random, template, words))

/** Writes an amount as judgments do: 486,000 yuan becomes 48.6万元. */
export function yuan(amount: number): string {
  if (amount >= 10_000 && amount % 1_000 === 0) return `${amount / 10_000}万元`
  return `${amount}元`
}
