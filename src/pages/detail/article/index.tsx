import { Door } from '@/features/door'
import { articleSource } from '@/libraries/documents/article'
import { DocumentScreen } from '../document-screen'

export default function ArticleDetail() {
  return (
    <Door route='article-detail'>
      <DocumentScreen source={articleSource} />
    </Door>
  )
}
