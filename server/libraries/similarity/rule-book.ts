/** The library of rule books. A book has the rules of similar cases of one kind, in chapters and sections. */
import { textDimension } from '../../search/dimensions'
import type { Library } from '../../search/library'

export interface RuleBookRecord {
  id: number
  name: string
  isNew: boolean
  /** Chapters, divided into sections. A section has the ids of its similar cases. */
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
  dimensions: { 全文: textDimension('full'), 标题: textDimension('title') },
  membersOnly: [],
}
