import { proDocSource } from '@/libraries/pro-doc/document'
import { documentPage } from './document-page'

export default documentPage(proDocSource)
