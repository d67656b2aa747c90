/**
 * Offers two other searches for a typed text. One treats the text as a question and finds articles that answer it. The
 * other treats the text as the facts of a case (a story) and finds similar cases.
 */
import { searchCopy } from '@/copy/search'
import { mayBeQuestion, readsLikeQuestion, readsLikeFacts } from '@domain/query/question'
import { isOffered } from '@/platform/settings/offered'
import { requireLogin } from '@/actions/require-login'
import { open } from '@/routing/navigation'
import { SCREEN_ICONS } from '@/shared/screen-icons'
import { setPendingFacts } from '@/stores/pending-facts'
import type { IconName } from '@/ui/icon'

interface QuestionOffer {
  key: 'question' | 'story'
  icon: IconName
  label: string
  route: (typeof SCREENS)[keyof typeof SCREENS]
  open: () => void
}

/** The screen that each offer opens. */
const SCREENS = { question: 'ask', story: 'alike' } as const

export function openSimilarCasesByFacts(facts: string) {
  setPendingFacts(facts)
  void open('alike')
}

const offerOf = (key: QuestionOffer['key'], act: () => void): QuestionOffer => ({
  key,
  icon: SCREEN_ICONS[SCREENS[key]],
  label: searchCopy.offers[key],
  route: SCREENS[key],
  open: () => {
    if (requireLogin()) act()
  },
})

const questionOffer = (text: string, hasNoResults: boolean) =>
  (hasNoResults ? mayBeQuestion(text) : readsLikeQuestion(text))
    ? [offerOf('question', () => void open('ask', { question: text }))]
    : []

const storyOffer = (text: string, isSentence: boolean) =>
  isSentence || readsLikeFacts(text) ? [offerOf('story', () => openSimilarCasesByFacts(text))] : []

interface TextContext {
  /**
   * Whether the search for these exact words has no results. A text is then offered as a question even if it does not
   * read like one.
   */
  hasNoResults: boolean
  /**
   * A condition value that is a whole sentence. It is offered as the facts of a case, even if it is short. Judgments
   * are unlikely to contain the sentence itself.
   */
  sentence?: string
}

/** Returns the offers for a typed text. */
export const questionOffers = (text: string, { hasNoResults, sentence }: TextContext): QuestionOffer[] =>
  [...questionOffer(text, hasNoResults), ...storyOffer(sentence ?? text, sentence !== undefined)].filter(({ key }) =>
    isOffered(SCREENS[key]),
  )
