import { Access } from '@/features/access'
import { articleSource } from '@/libraries/documents/article'
import { DocumentScreen } from '../document-screen'

export default function ArticleDetail() {
  return (
    <Access route='article-detail'>
      <DocumentScreen source={articleSource} />
    </Access>
  )
}
