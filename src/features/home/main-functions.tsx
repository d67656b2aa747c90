/** The main functions of the product, as links on the home screen. Each has one Chinese character as its sign. */
import { Text, View } from '@tarojs/components'
import { memo } from 'react'
import { copy } from '@/copy'
import { isOffered } from '@/platform/settings/offered'
import { open } from '@/routing/navigation'
import { role } from '@/ui/aria'
import { Tap } from '@/ui/tap'
import type { HomeTabKey } from './tabs'
import './main-functions.scss'

const { label, ...words } = copy.home.verbs

interface Verb {
  key: keyof typeof words
  /** The route that this deployment must offer. The value '' means none. */
  needs: string
  /** The name in analytics. The default is the key. */
  tracked?: string
  go: (tab?: HomeTabKey) => Promise<boolean>
}

const VERBS: Verb[] = [
  { key: 'search', needs: '', go: type => open('home-search-input', { type }) },
  { key: 'ask', needs: 'ask', go: () => open('ask') },
  { key: 'check', needs: 'brief', go: () => open('brief') },
  { key: 'similar', needs: 'alike', go: () => open('alike') },
  { key: 'calculate', needs: 'reckoners', tracked: 'reckon', go: () => open('reckoners') },
]

/**
 * Shows the links to the five main functions, below the search box. The search opens in the library of `tab`; without a
 * tab there is none.
 */
export const MainFunctions = memo(function MainFunctions({ tab }: { tab?: HomeTabKey }) {
  return (
    <View className='verbs' {...role('group')} aria-label={label}>
      {VERBS.filter(({ key, needs }) => isOffered(needs) && (tab || key !== 'search')).map(
        ({ key, tracked = key, go }) => (
          <Tap
            key={key}
            role='link'
            className='verbs__verb'
            onTap={() => void go(tab)}
            sensorsName={`home_verb_${tracked}`}
          >
            <View className='verbs__sign' aria-hidden>
              {words[key].sign}
            </View>
            <Text>{words[key].word}</Text>
          </Tap>
        ),
      )}
    </View>
  )
})
