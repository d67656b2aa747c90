import Taro from '@tarojs/taro'
import { Text, View } from '@tarojs/components'
import { useEffect, useMemo } from 'react'
import { advancedCopy, fill } from '@/copy/advanced'
import { displayLabel } from '@domain/query/labels'
import type { Library } from '@/libraries/library'
import { searchButtonLabel, useLiveCount } from '@/shared/use-live-count'
import { requireMember } from '@/actions/require-login'
import { useSignIn } from '@/actions/use-sign-in'
import { useSession } from '@/stores/session'
import { ActionBar } from '@/ui/action-bar'
import { Button } from '@/ui/button'
import { Chip, Chips } from '@/ui/chip'
import { ListItem } from '@/ui/list-item'
import { Page, Header } from '@/ui/page'
import { Section } from '@/ui/section'
import { DimensionBlock } from './group'
import { type AdvancedForm, groupOf, isDimensionVisible } from './model/form'
import { AdvancedFormSheets } from './sheets'
import {
  type AdvancedFormActions,
  useAdvancedForm,
  type AdvancedFormState,
  warnTooManyGapWords,
  showInputProblem,
  useFormSheet,
} from './use-form'
import type { Condition } from '@domain/query/condition'
import { conditionsFromForm } from './model/conditions'
import { enterAllBoxTexts } from './model/words'
import { LIMITS } from '@domain/limits'
import { encodeUrlQuery, encodedLength, hasTooManyGapWords } from '@domain/query/codec'
import { useSearchHistory } from '@/shared/use-search-history'
import { toast } from '@/platform/messages'
import { isBelowCurrentScreen, open, replace } from '@/routing/navigation'
import { removeAdvancedDraft } from '@/stores/advanced-drafts'
import './index.scss'

/**
 * Returns a function that runs the search of the form. If the search is not possible, the function shows a message or
 * asks for a login.
 */
function useSearch(library: Library, { latest, change }: Pick<AdvancedFormState, 'latest' | 'change'>) {
  const { save } = useSearchHistory(library)
  const { category, dimensions } = library

  return () => {
    const { form, refused } = enterAllBoxTexts(dimensions, latest.current)
    change(form)
    if (refused) return showInputProblem(refused[1], refused[0])
    if (!requireMember()) return
    const conditions = conditionsFromForm(dimensions, form)
    if (!conditions.length) return toast(advancedCopy.toast.noKeyword)
    if (conditions.some(hasTooManyGapWords)) return warnTooManyGapWords()
    if (encodedLength(conditions) > LIMITS.input.encodedQuery)
      return toast(advancedCopy.toast.tooMany, { duration: LIMITS.toast.conditions })
    save(conditions)
    // If the list is directly below the form, the new list replaces the form. Back then leads to the old list. In all
    // other cases the new list opens above the form, and back leads to the form.
    const go = isBelowCurrentScreen(category.list) ? replace : open
    void go(category.list, { query: encodeUrlQuery(conditions) }).then(
      isOpened => isOpened && removeAdvancedDraft(category.key),
    )
  }
}

const NO_CONDITIONS: Condition[] = []

/**
 * Returns the number of results for the form, including the text still in its boxes. Returns `undefined` for guests,
 * for an empty or invalid form, and until the number is loaded.
 */
function useFormCount(library: Library, form: AdvancedForm): number | undefined {
  const { dimensions } = library
  const isMember = useSession(({ token }) => token !== undefined)
  const conditions = useMemo(() => {
    const entered = enterAllBoxTexts(dimensions, form)
    return entered.refused ? NO_CONDITIONS : conditionsFromForm(dimensions, entered.form)
  }, [dimensions, form])
  return useLiveCount(library, conditions, isMember && conditions.length > 0)
}

/** Shows the advanced search of one library, with a group for each visible dimension. */
export function AdvancedSearch({ library }: { library: Library }) {
  const { form, latest, change, actions } = useAdvancedForm(library)
  const search = useSearch(library, { latest, change })
  const total = useFormCount(library, form)
  const { over, open, turn, openSheet, closeSheet } = useFormSheet()
  const { advanced, action } = advancedCopy
  const title = fill(advanced.title, { library: library.category.label })
  const hidden = library.dimensions.some(dimension => !isDimensionVisible(form, dimension))

  useEffect(() => void Taro.setNavigationBarTitle({ title }), [title])

  return (
    <Page
      className='advanced-page'
      header={
        <Header
          back
          title={title}
          ruled
          actions={
            <Button
              look='text'
              className='advanced__reset'
              onTap={() => requireMember() && actions.reset()}
              sensorsName='advanced_reset'
            >
              {action.reset}
            </Button>
          }
        />
      }
      footer={
        <ActionBar
          main={{ label: searchButtonLabel(total, advanced.search), onTap: search, sensorsName: 'advanced_search' }}
        />
      }
      over={
        over && (
          <AdvancedFormSheets
            key={turn}
            openedSheet={over}
            open={open}
            onClose={closeSheet}
            library={library}
            form={form}
            actions={actions}
          />
        )
      }
    >
      <ForMembers />
      <View className='advanced__groups'>
        {library.dimensions
          .filter(dimension => isDimensionVisible(form, dimension))
          .map(dimension => (
            <DimensionBlock
              key={dimension.key}
              dimension={dimension}
              group={groupOf(form, dimension)}
              actions={actions}
              openSheet={openSheet}
            />
          ))}
      </View>
      {form.others.length > 0 && <Others form={form} actions={actions} />}
      {hidden && (
        <View className='advanced__more'>
          <ListItem
            icon='plus'
            title={advanced.add}
            action
            isLink
            onTap={() => requireMember() && openSheet({ kind: 'dimensions' })}
            sensorsName='advanced_add_dimension'
          />
        </View>
      )}
    </Page>
  )
}

/** Tells guests that the form needs a login, before they fill it in. */
function ForMembers() {
  const isGuest = useSession(({ token }) => !token)
  const { signIn, busy } = useSignIn()
  if (!isGuest) return null
  return (
    <View className='advanced__members'>
      <Text className='advanced__members-words'>{advancedCopy.advanced.forMembers}</Text>
      <Button look='text' busy={busy} onTap={() => void signIn()} sensorsName='advanced_login'>
        {advancedCopy.action.login}
      </Button>
    </View>
  )
}

/** Shows the conditions of the query that no dimension of the form can hold. */
function Others({ form, actions }: { form: AdvancedForm; actions: AdvancedFormActions }) {
  return (
    <View className='advanced__others'>
      <Section title={advancedCopy.advanced.others}>
        <View className='advanced__chips'>
          <Chips>
            {form.others.map((condition, at) => (
              <Chip
                key={`${at} ${condition.value}`}
                name={displayLabel(condition).label}
                value={displayLabel(condition).text}
                onRemove={() => actions.removeOther(at)}
                sensorsName='advanced_remove_other'
              />
            ))}
          </Chips>
        </View>
      </Section>
    </View>
  )
}
