import { Text, View } from '@tarojs/components'
import { searchInputCopy } from '@/copy/search-input'
import { role } from '@/ui/aria'
import { ListItem } from '@/ui/list-item'

const words = searchInputCopy.begin

interface BeginningProps {
  /** Searches that show how one may be written. */
  examples: readonly string[]
  onSearch: (text: string) => void
}

/** For whoever has searched nothing yet: how a search is written, and some to try. */
export function Beginning({ examples, onSearch }: BeginningProps) {
  return (
    <View className='beginning'>
      <View className='beginning__part' {...role('group')} aria-label={words.syntax}>
        <Text className='beginning__title'>{words.syntax}</Text>
        {words.rules.map(({ sign, means, example }) => (
          <View key={sign} className='beginning__rule'>
            <Text className='beginning__sign'>{sign}</Text>
            <Text className='beginning__means'>{means}</Text>
            <Text className='beginning__example'>{example}</Text>
          </View>
        ))}
      </View>
      {examples.length > 0 && (
        <View className='beginning__part' {...role('group')} aria-label={words.examples}>
          <Text className='beginning__title'>{words.examples}</Text>
          {examples.map(text => (
            <ListItem key={text} icon='search' title={text} onTap={() => onSearch(text)} sensorsName='input_example' />
          ))}
        </View>
      )}
    </View>
  )
}
