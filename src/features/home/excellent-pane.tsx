import { Text, View } from '@tarojs/components'
import { fetchExcellentThemes, type CaseTheme } from '@/api/judgement'
import { copy, fill } from '@/copy'
import { formatCount } from '@domain/format/amounts'
import { CATEGORIES } from '@/libraries/categories'
import { open } from '@/routing/navigation'
import { COVER_SHADE_COUNT, Cover } from '@/ui/cover'
import { Tap } from '@/ui/tap'
import { LoadedSection } from './loaded-section'
import { CardSkeletons } from './card-skeletons'
import { useLoaded } from '@/request/use-loaded'
import './cards.scss'

const openAll = () => void open(CATEGORIES.excellentCaseNew.list)

function ThemeCard({ theme: { id, name, count }, at }: { theme: CaseTheme; at: number }) {
  const inside = (
    <>
      <Cover className='theme__cover' art={`theme-${at}`} shade={at % COVER_SHADE_COUNT} />
      <Text className='theme__name'>{name}</Text>
      {count !== undefined && (
        <Text className='theme__count'>{fill(copy.home.caseCount, { count: formatCount(count) })}</Text>
      )}
    </>
  )
  return (
    <Tap
      role='link'
      className='theme'
      onTap={() => void open('excellent-calssification-detail', { id: String(id) })}
      sensorsName='home_theme'
    >
      {inside}
    </Tap>
  )
}

export function ExcellentPane() {
  const all = useLoaded(fetchExcellentThemes)
  const themes = all.kind === 'ready' ? { ...all, data: all.data.filter(({ count }) => count !== 0) } : all
  return (
    <View className='home-bare'>
      <LoadedSection
        title={copy.home.themes}
        of={themes}
        more={{ label: copy.home.all, onTap: openAll, sensorsName: 'home_excellent_all' }}
        skeleton={<CardSkeletons className='themes' cardClass='theme__skeleton' count={6} />}
      >
        {shown => (
          <View className='themes'>
            {shown.map((theme, at) => (
              <ThemeCard key={at} theme={theme} at={at} />
            ))}
          </View>
        )}
      </LoadedSection>
    </View>
  )
}
