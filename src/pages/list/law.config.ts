import { listConfig } from '../page-config'

export default listConfig('law-list')
