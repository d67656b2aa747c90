import { useMemo } from 'react'
import type { Condition } from '@domain/query/condition'
import type { Library } from '@/libraries/library'
import { useLiveCount } from '@/shared/use-live-count'
import { useSession } from '@/stores/session'
import { conditionsOf } from './model/conditions'
import type { Form } from './model/form'
import { enterAll } from './model/words'

const NOTHING: Condition[] = []

/**
 * What the form would find as it stands, with the words that are still in its boxes. Guests, who may not search by it, are not
 * told; nor is a form that asks nothing, or that would be refused.
 */
export function useFormCount(library: Library, form: Form): number | undefined {
  const { dimensions } = library
  const isMember = useSession(({ token }) => token !== undefined)
  const conditions = useMemo(() => {
    const entered = enterAll(dimensions, form)
    return entered.refused ? NOTHING : conditionsOf(dimensions, entered.form)
  }, [dimensions, form])
  return useLiveCount(library, conditions, isMember && conditions.length > 0)
}
