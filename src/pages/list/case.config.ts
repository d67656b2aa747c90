import { listConfig } from '../page-config'

export default listConfig('case-list')
