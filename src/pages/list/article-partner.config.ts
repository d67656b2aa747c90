import { listConfig } from '../page-config'

export default listConfig('article-partner-detail')
