import { type ApiError, sentenceFor } from '@/request/errors'
import { copy } from '@/copy/visual'

const OF_THE_SERVICE: ApiError['id'][] = ['rejected', 'server', 'garbled']

/** What stands where the charts should be: what a reader can mend is named, anything else is the service's. */
export const failureOf = (error: ApiError) =>
  OF_THE_SERVICE.indexOf(error.id) < 0 ? sentenceFor(error) : copy.visual.failed
