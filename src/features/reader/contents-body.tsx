import { View } from '@tarojs/components'
import { ArticleBox } from './article-box'
import { ContentsList, type ContentsListProps } from './contents-list'
import { articleCount } from './model/catalog'

export { ContentsList }

/** What stands in the sheet: the box for the number of an article, and the headings. */
export function ContentsBody(props: ContentsListProps) {
  const { passages } = props.document
  return (
    <View className='contents-sheet'>
      {articleCount(passages) > 0 && <ArticleBox passages={passages} onGo={props.onGo} />}
      <ContentsList {...props} />
    </View>
  )
}
