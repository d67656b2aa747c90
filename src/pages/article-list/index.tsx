import { Access } from '@/features/access'
import { articleLibrary } from '@/libraries/article'
import { ListScreen } from '../list-screen'

export default function ArticleList() {
  return (
    <Access route='article-list'>
      <ListScreen library={articleLibrary} route='article-list' />
    </Access>
  )
}
