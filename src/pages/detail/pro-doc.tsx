import { proDocSource } from '@/libraries/documents/pro-doc'
import { documentPage } from './document-page'

export default documentPage(proDocSource)
