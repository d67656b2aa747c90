import { documentConfig } from '../page-config'

export default documentConfig('article-detail')
