import { useCallback, useState, useMemo, useRef } from 'react'
import type { Dimension, Library } from '@/libraries/library'
import { decodeUrlQuery, encodeUrlQuery } from '@domain/query/codec'
import { rewrite, useParams } from '@/routing/navigation'
import { advancedDimensions } from '@/platform/storage/keys'
import { draftOf, removeDraft, saveDraft } from '@/stores/advanced-drafts'
import { conditionsOf, formOf } from './model/conditions'
import {
  type Form,
  type Group,
  type EntryOutcome,
  addDimension,
  dropDimension,
  groupOf,
  withGroup,
  type EntryProblem,
} from './model/form'
import { copy, fill } from '@/copy'
import { LIMITS } from '@domain/limits'
import { toast } from '@/platform/messages'

/** The sheets that can open over the form. */
export type FormSheet =
  | { kind: 'mode' | 'anyOrAll' | 'options' | 'presiding' | 'suggest'; dimension: Dimension }
  | { kind: 'dimensions'; dimension?: undefined }

export type OpenFormSheet = (openedSheet: FormSheet) => void

/** The open sheet, whose content stays while the sheet closes. `turn` counts how often a sheet was opened. */
export function useSheet() {
  const [state, setState] = useState<{ over?: FormSheet; open: boolean; turn: number }>({ open: false, turn: 0 })
  const openSheet: OpenFormSheet = useCallback(
    over => setState(({ turn }) => ({ over, open: true, turn: turn + 1 })),
    [],
  )
  const closeSheet = useCallback(() => setState(state => ({ ...state, open: false })), [])
  return { ...state, openSheet, closeSheet }
}

export const warnTooManyGapWords = () =>
  toast(fill(copy.toast.tooManyGapWords, { words: LIMITS.input.gapWords }), { duration: LIMITS.toast.conditions })

/** Shows why the form refused an input. */
export function showProblem(problem: EntryProblem, { maxCount }: Dimension) {
  if (problem === 'exists') toast(copy.toast.existsInForm)
  else if (problem === 'pickOnly') toast(copy.toast.pickKeyword)
  else if (problem === 'gapWords') warnTooManyGapWords()
  else toast(fill(copy.toast.tooManyOf, { maxCount }), { duration: LIMITS.toast.conditions })
}

export type FormState = ReturnType<typeof useForm>
export type FormActions = FormState['actions']

/**
 * Holds the form's state. The address and the draft follow the form, so that it survives a login or a visit
 * to another screen.
 */
export function useForm({ category, dimensions }: Library) {
  const { query: opened = '' } = useParams()
  const library = category.key
  const [form, setForm] = useState(() => {
    const initialConditions = decodeUrlQuery(draftOf(library, opened) ?? opened)
    return formOf(dimensions, initialConditions, advancedDimensions(library).get())
  })
  const latest = useRef(form)
  const savedQuery = useRef('')

  const storeForm = useCallback(
    (next: Form) => {
      const conditions = conditionsOf(dimensions, next)
      const query = conditions.length ? encodeUrlQuery(conditions) : ''
      if (query === savedQuery.current) return
      savedQuery.current = query
      if (query) saveDraft(library, { opened, query })
      else removeDraft(library)
      void rewrite('advanced', { type: library, query: query || undefined })
    },
    [dimensions, library, opened],
  )

  const change = useCallback(
    (next: Form) => {
      latest.current = next
      setForm(next)
      storeForm(next)
    },
    [storeForm],
  )

  const actions = useMemo(
    () => ({
      update: (dimension: Dimension, how: (group: Group) => Group) =>
        change(withGroup(latest.current, dimension, how(groupOf(latest.current, dimension)))),
      /** Changes a group. If the form refuses the input, shows a message and returns false. */
      tryUpdate(dimension: Dimension, how: (group: Group) => EntryOutcome) {
        const { group, problem } = how(groupOf(latest.current, dimension))
        change(withGroup(latest.current, dimension, group))
        if (problem) showProblem(problem, dimension)
        return !problem
      },
      add(added: Dimension[]) {
        const next = added.reduce(addDimension, latest.current)
        advancedDimensions(library).set(next.added)
        change(next)
      },
      drop(dimension: Dimension) {
        const next = dropDimension(latest.current, dimension)
        advancedDimensions(library).set(next.added)
        change(next)
      },
      removeOther: (at: number) =>
        change({ ...latest.current, others: latest.current.others.filter((_, place) => place !== at) }),
      reset() {
        advancedDimensions(library).remove()
        change(formOf(dimensions, []))
      },
    }),
    [change, dimensions, library],
  )

  return { form, latest, change, actions }
}
