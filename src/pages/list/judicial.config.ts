import { listConfig } from '../page-config'

export default listConfig('judicial-list')
