import { type ApiError, sentenceFor } from '@/request/errors'
import { visualCopy } from '@/copy/visual'

const OF_THE_SERVICE: ApiError['id'][] = ['rejected', 'server', 'garbled']

/** That is said by a toast, once. */
export const isOfTheService = ({ id }: ApiError) => OF_THE_SERVICE.indexOf(id) >= 0

/** What stands where the charts should be: what a reader can mend is named. */
export const failureOf = (error: ApiError) => (isOfTheService(error) ? visualCopy.visual.missing : sentenceFor(error))
