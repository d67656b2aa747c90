/** Offers to answer a typed question by articles, or to find cases similar to typed facts (story). */
import { searchCopy } from '@/copy/search'
import { mayBeQuestion, readsLikeQuestion, readsLikeStory } from '@domain/query/question'
import { isOffered } from '@/platform/settings/offered'
import { requireLogin } from '@/actions/require-login'
import { open } from '@/routing/navigation'
import { SCREEN_ICONS } from '@/shared/screen-icons'
import { handOverFacts } from '@/stores/handed-facts'
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
  handOverFacts(facts)
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

const questionOffer = (text: string, isVain: boolean) =>
  (isVain ? mayBeQuestion(text) : readsLikeQuestion(text))
    ? [offerOf('question', () => void open('ask', { question: text }))]
    : []

const storyOffer = (text: string, isSentence: boolean) =>
  isSentence || readsLikeStory(text) ? [offerOf('story', () => openSimilarCasesByFacts(text))] : []

interface TextContext {
  /** Whether the search for these exact words has no results. Any text is then offered as a question. */
  isVain: boolean
  /** A whole sentence among the typed words. It may be searched as facts of a case, even if it is short. */
  sentence?: string
}

/** Returns the offers for a typed text. */
export const questionOffers = (text: string, { isVain, sentence }: TextContext): QuestionOffer[] =>
  [...questionOffer(text, isVain), ...storyOffer(sentence ?? text, sentence !== undefined)].filter(({ key }) =>
    isOffered(SCREENS[key]),
  )
