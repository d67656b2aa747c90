/** Offers to answer a typed question by articles, and to find cases like a typed story. */
import { searchCopy } from '@/copy/search'
import { mayBeQuestion, readsLikeQuestion, readsLikeStory } from '@domain/query/question'
import { isOffered } from '@/platform/settings/offered'
import { requireLogin } from '@/actions/require-login'
import { open } from '@/routing/navigation'
import { SCREEN_ICONS } from '@/shared/screen-icons'
import { handFacts } from '@/stores/handed-facts'
import type { IconName } from '@/ui/icon'

interface QuestionOffer {
  key: 'question' | 'story'
  icon: IconName
  label: string
  open: () => void
}

/** The screen of each offer. */
const SCREENS = { question: 'ask', story: 'alike' } as const

export function openStory(facts: string) {
  handFacts(facts)
  void open('alike')
}

const offerOf = (key: QuestionOffer['key'], act: () => void): QuestionOffer => ({
  key,
  icon: SCREEN_ICONS[SCREENS[key]],
  label: searchCopy.offers[key],
  open: () => {
    if (requireLogin()) act()
  },
})

const questionOffer = (text: string, isVain: boolean) =>
  (isVain ? mayBeQuestion(text) : readsLikeQuestion(text))
    ? [offerOf('question', () => void open('ask', { question: text }))]
    : []

const storyOffer = (text: string, isSentence: boolean) =>
  isSentence || readsLikeStory(text) ? [offerOf('story', () => openStory(text))] : []

interface TextContext {
  /** Nothing has these exact words, so any text is offered as a question. */
  isVain: boolean
  /** The sentence among the typed words, which may be a story without being long. */
  sentence?: string
}

/** Returns the offers for a text. */
export const questionOffers = (text: string, { isVain, sentence }: TextContext): QuestionOffer[] =>
  [...questionOffer(text, isVain), ...storyOffer(sentence ?? text, sentence !== undefined)].filter(({ key }) =>
    isOffered(SCREENS[key]),
  )
