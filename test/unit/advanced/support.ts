import type { Condition } from '@domain/query/condition'
import { conditionsFromForm, formFromConditions } from '@/features/advanced/model/conditions'
import { EMPTY_GROUP, type AdvancedForm, type ConditionGroup, groupOf } from '@/features/advanced/model/form'
import { enterBoxText } from '@/features/advanced/model/words'
import type { Dimension } from '@/libraries/library'

export { EMPTY_GROUP as EMPTY }

const base = { maxCount: 3, initial: true, kind: 'words', anyOrAll: true } as const

/** The dimensions of a library made for the tests, with one of every kind. */
export const DIMENSIONS: Dimension[] = [
  { ...base, key: 'full', name: '全文', maxCount: 5, modes: 'caseText' },
  { ...base, key: 'law', name: '条文', maxCount: 5, modes: 'lawText' },
  { ...base, key: 'title', name: '标题' },
  { ...base, key: 'number', name: '案号', maxCount: 1, anyOrAll: false },
  { ...base, key: 'cause', name: '案由', suggest: { fetch: jest.fn(), groups: ['案由'] } },
  { ...base, key: 'party', name: '当事人', modes: 'litigant' },
  { ...base, key: 'judge', name: '法官', initial: false, presiding: true },
  { ...base, key: 'keyword', name: '关键词', pickOnly: true },
  {
    ...base,
    key: 'state',
    name: '时效性',
    maxCount: 2,
    kind: 'checkbox',
    anyOrAll: false,
    options: [
      { value: '现行有效', label: '现行有效' },
      { value: '失效', label: '失效' },
      { value: '1', label: '最高人民检察院' },
    ],
  },
  { ...base, key: 'date', name: '裁判日期', maxCount: 1, kind: 'dateRange', anyOrAll: false },
  { ...base, key: 'posted', name: '发文日期', maxCount: 1, kind: 'dateRange', anyOrAll: false, lawDays: true },
  { ...base, key: 'amount', name: '标的额', maxCount: 1, kind: 'feeRange', anyOrAll: false },
]

export function dimension(key: string): Dimension {
  const outcome = DIMENSIONS.find(one => one.key === key)
  if (!outcome) throw new Error(`no dimension ${key}`)
  return outcome
}

/** The group after these lines were entered one after the other. */
export const typed = (key: string, lines: string[], group: ConditionGroup = EMPTY_GROUP) =>
  lines.reduce((now, text) => enterBoxText(dimension(key), { ...now, text }).group, group)

export const values = ({ conditions }: ConditionGroup) => conditions.map(({ value }) => value)

/** What a form that holds only this group asks for. */
export const conditionsIn = (key: string, group: ConditionGroup): Condition[] =>
  conditionsFromForm(DIMENSIONS, { groups: { [key]: group }, added: [], others: [] })

export const read = (conditions: Condition[], key: string) =>
  groupOf(formFromConditions(DIMENSIONS, conditions) as AdvancedForm, dimension(key))
