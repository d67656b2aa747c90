/** A whole answer for each reader, and what becomes of it on a screen. */
import { GOOD_DOCUMENTS } from './good-documents'
import { GOOD_LISTS } from './good-lists'
import { GOOD_OTHERS } from './good-others'

export const GOOD_REPLIES = { ...GOOD_LISTS, ...GOOD_DOCUMENTS, ...GOOD_OTHERS }
