import { listConfig } from '../page-config'

export default listConfig('similarity-list')
