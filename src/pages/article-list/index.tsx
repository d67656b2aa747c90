import { Door } from '@/features/door'
import { articleLibrary } from '@/libraries/article'
import { ListScreen } from '../list-screen'

export default function ArticleList() {
  return (
    <Door route='article-list'>
      <ListScreen library={articleLibrary} route='article-list' />
    </Door>
  )
}
