import { useCallback, useState, useMemo, useRef } from 'react'
import type { Dimension, Library } from '@/libraries/library'
import { decodeUrlQuery, encodeUrlQuery } from '@domain/query/codec'
import { rewrite, useParams } from '@/routing/navigation'
import { advancedDimensions } from '@/platform/storage/keys'
import { advancedDraftOf, removeAdvancedDraft, saveAdvancedDraft } from '@/stores/advanced-drafts'
import { conditionsFromForm, formFromConditions } from './model/conditions'
import {
  type AdvancedForm,
  type ConditionGroup,
  type InputOutcome,
  addDimension,
  removeDimension,
  groupOf,
  withGroup,
  type InputProblem,
} from './model/form'
import { copy, fill } from '@/copy'
import { LIMITS } from '@domain/limits'
import { toast } from '@/platform/messages'

/** The sheets that can open over the form. */
export type FormSheet =
  | { kind: 'mode' | 'anyOrAll' | 'options' | 'presiding' | 'suggest'; dimension: Dimension }
  | { kind: 'dimensions'; dimension?: undefined }

export type OpenFormSheet = (openedSheet: FormSheet) => void

/**
 * Holds which sheet is open. The content of a closed sheet stays until the next sheet opens. `turn` counts the
 * openings.
 */
export function useFormSheet() {
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
export function showInputProblem(problem: InputProblem, { maxCount }: Dimension) {
  if (problem === 'exists') toast(copy.toast.existsInForm)
  else if (problem === 'pickOnly') toast(copy.toast.pickKeyword)
  else if (problem === 'gapWords') warnTooManyGapWords()
  else toast(fill(copy.toast.tooManyOf, { maxCount }), { duration: LIMITS.toast.conditions })
}

export type AdvancedFormState = ReturnType<typeof useAdvancedForm>
export type AdvancedFormActions = AdvancedFormState['actions']

function queryOfForm(dimensions: Dimension[], form: AdvancedForm): string {
  const conditions = conditionsFromForm(dimensions, form)
  return conditions.length ? encodeUrlQuery(conditions) : ''
}

/**
 * Holds the form's state. The address and the draft store its conditions. They therefore survive a login or a visit to
 * another screen.
 */
export function useAdvancedForm({ category, dimensions }: Library) {
  const { query: opened = '' } = useParams()
  const library = category.key
  const [form, setForm] = useState(() => {
    const initialConditions = decodeUrlQuery(advancedDraftOf(library, opened) ?? opened)
    return formFromConditions(dimensions, initialConditions, advancedDimensions(library).get())
  })
  const latest = useRef(form)
  const savedQuery = useRef<string>()
  savedQuery.current ??= queryOfForm(dimensions, form)

  const storeForm = useCallback(
    (next: AdvancedForm) => {
      const query = queryOfForm(dimensions, next)
      if (query === savedQuery.current) return
      savedQuery.current = query
      if (query) saveAdvancedDraft(library, { opened, query })
      else removeAdvancedDraft(library)
      void rewrite('advanced', { type: library, query: query || undefined })
    },
    [dimensions, library, opened],
  )

  const change = useCallback(
    (next: AdvancedForm) => {
      latest.current = next
      setForm(next)
      storeForm(next)
    },
    [storeForm],
  )

  const actions = useMemo(
    () => ({
      update: (dimension: Dimension, how: (group: ConditionGroup) => ConditionGroup) =>
        change(withGroup(latest.current, dimension, how(groupOf(latest.current, dimension)))),
      /** Changes a group. If the form refuses the input, shows a message and returns false. */
      tryUpdate(dimension: Dimension, how: (group: ConditionGroup) => InputOutcome) {
        const { group, problem } = how(groupOf(latest.current, dimension))
        change(withGroup(latest.current, dimension, group))
        if (problem) showInputProblem(problem, dimension)
        return !problem
      },
      add(added: Dimension[]) {
        const next = added.reduce(addDimension, latest.current)
        advancedDimensions(library).set(next.added)
        change(next)
      },
      drop(dimension: Dimension) {
        const next = removeDimension(latest.current, dimension)
        advancedDimensions(library).set(next.added)
        change(next)
      },
      removeOther: (at: number) =>
        change({ ...latest.current, others: latest.current.others.filter((_, place) => place !== at) }),
      reset() {
        advancedDimensions(library).remove()
        change(formFromConditions(dimensions, []))
      },
    }),
    [change, dimensions, library],
  )

  return { form, latest, change, actions }
}
