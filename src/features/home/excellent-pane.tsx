import { Text, View } from '@tarojs/components'
import { fetchExcellentThemes } from '@/api/judgement'
import { copy, fill } from '@/copy'
import { formatCount } from '@domain/format/amounts'
import { CATEGORIES } from '@/libraries/categories'
import { open } from '@/routing/navigation'
import { COVER_SHADES, Cover } from '@/ui/cover'
import { Tap } from '@/ui/tap'
import { LoadedSection } from './loaded-section'
import { useLoaded } from '@/request/use-loaded'
import { Waiting } from './waiting'
import './cards.scss'

const openAll = () => void open(CATEGORIES.excellentCaseNew.list)

export function ExcellentPane() {
  const themes = useLoaded(fetchExcellentThemes)
  return (
    <View className='home-bare'>
      <LoadedSection
        title={copy.home.themes}
        of={themes}
        more={{ label: copy.home.all, onTap: openAll, sensorsName: 'home_excellent_all' }}
        waiting={<Waiting className='themes' of='theme__waiting' count={6} />}
      >
        {all => (
          <View className='themes'>
            {all.map(({ id, name, count }, at) => (
              <Tap
                key={at}
                role='link'
                className='theme'
                onTap={() => void open('excellent-calssification-detail', { id: String(id) })}
                sensorsName='home_theme'
              >
                <Cover className='theme__cover' art={`theme-${at}`} shade={at % COVER_SHADES} />
                <Text className='theme__name'>{name}</Text>
                {count !== undefined && (
                  <Text className='theme__count'>{fill(copy.home.caseCount, { count: formatCount(count) })}</Text>
                )}
              </Tap>
            ))}
          </View>
        )}
      </LoadedSection>
    </View>
  )
}
