/** Fills templates: `{货物}` is replaced by a word of that name, `{签订|订立}` by one of the alternatives. */
import type { Random } from './random'

export type TemplateWords = Record<string, string | readonly string[]>

export function fillTemplate(random: Random, template: string, words: TemplateWords): string {
  return template.replace(/\{([^}]+)\}/g, (_, slot: string) => {
    if (slot.includes('|')) return random.pick(slot.split('|'))
    const word = words[slot]
    if (word === undefined) throw new Error(`No word for {${slot}} in: ${template}`)
    return typeof word === 'string' ? word : random.pick(word)
  })
}

export const fillTemplates = (random: Random, templates: readonly string[], words: TemplateWords) =>
  templates.map(template => fillTemplate(random, template, words))

/** Formats an amount as judgments do: 48.6万元 for 486,000 yuan. */
export function formatYuan(amount: number): string {
  if (amount >= 10_000 && amount % 1_000 === 0) return `${amount / 10_000}万元`
  return `${amount}元`
}
