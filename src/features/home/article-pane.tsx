import { Text, View } from '@tarojs/components'
import { fetchArticleColumns, type ArticleColumn } from '@/api/article'
import { copy, fill } from '@/copy'
import { formatCount } from '@domain/format/amounts'
import { CATEGORIES } from '@/libraries/categories'
import { open } from '@/routing/navigation'
import { RemotePicture } from '@/ui/picture'
import { Skeleton } from '@/ui/skeleton'
import { Tap } from '@/ui/tap'
import { LoadedSection } from './loaded-section'
import { useLoaded } from '@/request/use-loaded'
import './partner.scss'

const LOGO_SHADES = 4

const openAll = () => void open(CATEGORIES.article.list)

function Partner({ column, at }: { column: ArticleColumn; at: number }) {
  const { id, columnName: name, slogan, icon, columnArticleTotal } = column
  return (
    <Tap
      role='link'
      className='partner'
      onTap={() => void open('article-partner-detail', { id, name })}
      sensorsName='home_partner'
    >
      <View className={`partner__logo partner__logo--${at % LOGO_SHADES}`}>
        {name.slice(0, 1)}
        <RemotePicture src={icon} />
      </View>
      <View className='partner__who'>
        <Text className='partner__name'>{name}</Text>
        <Text className='partner__slogan'>{slogan}</Text>
      </View>
      {columnArticleTotal !== undefined && (
        <Text className='partner__count'>
          {fill(copy.home.articleCount, { count: formatCount(columnArticleTotal) })}
        </Text>
      )}
    </Tap>
  )
}

export function ArticlePane() {
  const columns = useLoaded(fetchArticleColumns)
  return (
    <LoadedSection
      title={copy.home.partners}
      of={columns}
      count={all => fill(copy.home.partnerCount, { count: all.length })}
      more={{ label: copy.home.all, spoken: copy.home.allArticles, onTap: openAll, sensorsName: 'home_articles_all' }}
      skeleton={<Skeleton brief rows={8} />}
    >
      {all => all.map((column, at) => <Partner key={at} column={column} at={at} />)}
    </LoadedSection>
  )
}
