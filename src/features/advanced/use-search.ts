import { copy } from '@/copy'
import { LIMITS } from '@domain/limits'
import { encodeUrlQuery, encodedLength, hasTooManyGapWords } from '@domain/query/codec'
import type { Library } from '@/libraries/library'
import { useSearchHistory } from '@/shared/use-search-history'
import { toast } from '@/platform/toast'
import { isBelow, open, replace } from '@/routing/navigation'
import { dropDraft } from '@/stores/advanced-drafts'
import { requireMember } from '@/actions/require-login'
import { conditionsOf } from './model/conditions'
import { enterAll } from './model/words'
import { sayTooManyGapWords, tell } from './tell'
import type { FormState } from './use-form'

/** Makes the search of the form, or says what keeps it from being made. */
export function useSearch(library: Library, { latest, change }: Pick<FormState, 'latest' | 'change'>) {
  const { keep } = useSearchHistory(library)
  const { category, dimensions } = library

  return () => {
    const { form, refused } = enterAll(dimensions, latest.current)
    change(form)
    if (refused) return tell(refused[1], refused[0])
    if (!requireMember()) return
    const conditions = conditionsOf(dimensions, form)
    if (!conditions.length) return toast(copy.toast.noKeyword)
    if (conditions.some(hasTooManyGapWords)) return sayTooManyGapWords()
    if (encodedLength(conditions) > LIMITS.input.encodedQuery)
      return toast(copy.toast.tooMany, { duration: LIMITS.toast.conditions })
    keep(conditions)
    // A list below would stand there twice; from elsewhere the way back leads to the form.
    const go = isBelow(category.list) ? replace : open
    void go(category.list, { query: encodeUrlQuery(conditions) }).then(went => went && dropDraft(category.key))
  }
}
