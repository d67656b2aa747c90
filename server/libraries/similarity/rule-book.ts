/** Books of similar-case rules. Each covers a class of cases, with chapters and sections. */
import { textIn } from '../../search/dimensions'
import type { Library } from '../../search/library'

export interface RuleBookRecord {
  id: number
  name: string
  isNew: boolean
  /** Two levels of headings. Each section has the ids of its similar cases. */
  chapters: Array<{ name: string; sections: Array<{ name: string; sids: string[] }> }>
}

export const ruleBookLibrary: Library<RuleBookRecord> = {
  spec: { name: 'ruleBook', scopes: [], names: [], values: [], trees: [], numbers: ['number'] },
  toDocument: record => ({
    id: String(record.id),
    title: record.name,
    blocks: record.chapters.map(({ name, sections }) => ({
      scope: '',
      text: [name, ...sections.map(section => section.name)].join('\n'),
    })),
    names: {},
    values: {},
    numbers: { number: record.id },
    weight: 0,
    payload: record,
  }),
  dimensions: { 全文: textIn('full'), 标题: textIn('title') },
  membersOnly: [],
}
